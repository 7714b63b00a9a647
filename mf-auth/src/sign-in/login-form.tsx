import { handleError } from '@lunchpail/contracts/auth/fields'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { currentSession } from '@lunchpail/kit-web/session'
import { logIn } from '../api.ts'
import { LimitedLink } from './limited-link.tsx'
import { sentences } from '../sentences.ts'
import type { SecretKind } from './codes/ask-for-secret.ts'
import { fieldError, type FieldErrors } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { HandleField } from './handle-field.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'
import { LoginPassword } from './login-password.tsx'
import { useLocked } from './use-locked.ts'
import { useSupportChat } from '../support/use-support-chat.ts'
import { WithSupport } from '../support/with-support.tsx'

interface LoginValues {
  readonly handle: string
  readonly password: string
}

/** In the order of the fields. */
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
  /** the account may not be used: the support is offered at once */
  readonly barred?: boolean
  readonly onSignedIn?: () => void
  /** another way than the password is wanted, or a new password */
  readonly onHelp: (goal: SecretKind, handle: string, notice?: string) => void
}

export function LoginForm({ handle = '', notice, barred = false, onSignedIn, onHelp }: LoginFormProps) {
  const t = sentences.use()
  const chat = useSupportChat()
  const { locked, onRefused } = useLocked(chat)
  usePasskeyAutofill(onSignedIn)
  const form = useForm<LoginValues>({
    initial: { handle, password: '' },
    check,
    onRefused: (error, { handle: typed }) => {
      if (error.code !== 'reset-required') {
        const shown = onRefused(error)
        // the notice of the session says it, with the way to what stays open
        return shown || (error.code === 'barred' && currentSession().limited === true)
      }
      onHelp('reset', typed, error.message)
      return true
    },
    submit: async ({ handle: typed, password }) => {
      await logIn(typed, password)
      onSignedIn?.()
    },
  })
  const { busy, field, values } = form
  return (
    <WithSupport chat={chat} contact={values.handle}>
      <FormFrame form={form}>
        {notice && (
          <Notice tone="warn" role="alert">
            {notice}
          </Notice>
        )}
        <LimitedLink />
        <HandleField {...field('handle')} />
        <LoginPassword
          field={field('password')}
          locked={locked || barred}
          onForgot={() => onHelp('reset', values.handle)}
        />
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('login.submit')}
        </Button>
        <PasskeyLogin onSignedIn={onSignedIn} />
        {/* whose account it is says what else there is: a code, or the login of a company */}
        <Button wide onClick={() => onHelp('code', values.handle)}>
          {t('sign-in.another-way')}
        </Button>
      </FormFrame>
    </WithSupport>
  )
}
