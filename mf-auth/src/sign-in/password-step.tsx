import { Button } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { logIn } from '../api.ts'
import { fieldError, type FieldErrors } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { LoginPassword } from './login-password.tsx'
import { refusedAt } from '../forms/refused-at.ts'
import { useLocked } from './use-locked.ts'
import { sentences } from '../sentences.ts'
import { useSupport } from '../support/use-support-chat.ts'

interface PasswordStepProps {
  readonly handle: string
  readonly onForgot: () => void
  readonly onSignedIn: () => void
}

/** The password of a known handle. */
export function PasswordStep({ handle, onForgot, onSignedIn }: PasswordStepProps) {
  const t = sentences.use()
  const rule = useRuleSentence()
  const { locked, onRefused } = useLocked(useSupport())
  const form = useForm({
    initial: { password: '' },
    check: ({ password }): FieldErrors =>
      password === '' ? { password: fieldError('login.password-step-required') } : {},
    onRefused,
    submit: async ({ password }) => {
      try {
        await logIn(handle, password)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'login-failed') throw error
        // this step has a sentence of its own
        throw refusedAt('password', error, rule('account.current-password-wrong'))
      }
      onSignedIn()
    },
  })
  return (
    <FormFrame form={form}>
      <Username value={handle} />
      <LoginPassword field={form.field('password')} locked={locked} onForgot={onForgot} />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('login.submit')}
      </Button>
    </FormFrame>
  )
}

/** For password managers: the account that the password of the form belongs to. */
function Username({ value }: { readonly value: string }) {
  return <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
}
