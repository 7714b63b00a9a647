import { useState } from 'react'
import { handleError } from '@lunchpail/contracts/auth/fields'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { PasswordField } from '@lunchpail/kit-ui/password-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { logIn } from '../api.ts'
import { sentences } from '../sentences.ts'
import { fieldError, type FieldErrors } from './field-errors.ts'
import { FormFrame } from './form-frame.tsx'

interface LoginValues {
  readonly handle: string
  readonly password: string
}

/** 1 §5, in the order of the fields. */
function check({ handle, password }: LoginValues): FieldErrors {
  const wrong = handleError(handle)
  return {
    ...(wrong && { handle: fieldError(wrong) }),
    ...(password === '' && { password: fieldError('login.password-required') }),
  }
}

interface LoginFormProps {
  /** prefilled */
  readonly handle?: string | undefined
  /** why the person is here, where they did not come by themselves */
  readonly notice?: string | undefined
  readonly onSignedIn?: () => void
  readonly onHasErrors?: (hasErrors: boolean) => void
}

export function LoginForm({ handle = '', notice, onSignedIn, onHasErrors }: LoginFormProps) {
  const t = sentences.use()
  // 1 §8: a locked account leads to the support
  const [locked, setLocked] = useState(false)
  const form = useForm<LoginValues>({
    initial: { handle, password: '' },
    check,
    onHasErrors,
    onRefused: (error) => {
      setLocked(error.code === 'locked')
      return false
    },
    submit: async ({ handle: typed, password }) => {
      await logIn(typed, password)
      onSignedIn?.()
    },
  })
  const { busy, field } = form
  const help = locked ? 'login.locked-help' : 'login.forgot'
  return (
    <FormFrame form={form}>
      {notice && (
        <Notice tone="warn" role="alert">
          {notice}
        </Notice>
      )}
      <TextField
        label={t('login.handle')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        {...field('handle')}
      />
      <PasswordField
        label={t('password.label')}
        showText={t('password.show')}
        hideText={t('password.hide')}
        autoComplete="current-password"
        {...field('password')}
      />
      <Link kind="alone" href={helpPage.path} renderLink={routerLink}>
        {t(help)}
      </Link>
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </FormFrame>
  )
}
