import { useState } from 'react'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { PasswordField } from '@lunchpail/kit-ui/password-field'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { logIn } from '../api.ts'
import { fieldError, type FieldErrors } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { refusedAt } from '../forms/refused-at.ts'
import { sentences } from '../sentences.ts'

interface PasswordStepProps {
  readonly handle: string
  readonly onForgot: () => void
  readonly onSignedIn: () => void
  readonly onHasErrors?: ((hasErrors: boolean) => void) | undefined
}

/** AU-07, AU-11: the password of a known handle. */
export function PasswordStep({ handle, onForgot, onSignedIn, onHasErrors }: PasswordStepProps) {
  const t = sentences.use()
  const rule = useRuleSentence()
  const [locked, setLocked] = useState(false)
  const form = useForm({
    initial: { password: '' },
    check: ({ password }): FieldErrors =>
      password === '' ? { password: fieldError('login.password-step-required') } : {},
    onHasErrors,
    onRefused: (error) => {
      setLocked(error.code === 'locked')
      return false
    },
    submit: async ({ password }) => {
      try {
        await logIn(handle, password)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'login-failed') throw error
        // 1 §8: this step has a sentence of its own
        throw refusedAt('password', error, rule('account.current-password-wrong'))
      }
      onSignedIn()
    },
  })
  return (
    <FormFrame form={form}>
      {/* for password managers: the account of the password */}
      <input type="text" name="username" autoComplete="username" value={handle} readOnly hidden />
      <PasswordField
        label={t('password.label')}
        showText={t('password.show')}
        hideText={t('password.hide')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button kind="quiet" onClick={onForgot}>
        {t('login.forgot')}
      </Button>
      {locked && (
        <Link kind="alone" href={helpPage.path} renderLink={routerLink}>
          {t('login.locked-help')}
        </Link>
      )}
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('login.submit')}
      </Button>
    </FormFrame>
  )
}
