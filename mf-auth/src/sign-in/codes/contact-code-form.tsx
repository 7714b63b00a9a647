import { confirmPhone as contract } from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { confirmEmail, confirmPhone } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import { CodeField } from './code-field.tsx'
import { CurrentPasswordField } from '../../forms/current-password-field.tsx'
import { fieldError, type FieldErrors, schemaErrorsOf } from '../../forms/field-errors.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { refusedAt } from '../../forms/refused-at.ts'
import { unbroken } from '../../forms/unbroken.ts'

interface ContactCodeFormProps {
  readonly type: CodeType
  readonly sentTo: string
  /** a number that was put in opens the account only to whoever knows its password */
  readonly asksPassword: boolean
  readonly onConfirmed: () => void
}

/** The code that was sent to a phone or an email of the signed-in person. */
export function ContactCodeForm({ type, sentTo, asksPassword, onConfirmed }: ContactCodeFormProps) {
  const t = sentences.use()
  const form = useForm({
    initial: { code: '', current_password: '' },
    check: ({ code, current_password }): FieldErrors => ({
      ...schemaErrorsOf(contract.body, { code }),
      ...(asksPassword &&
        current_password === '' && { current_password: fieldError('account.current-password-required') }),
    }),
    submit: async ({ code, current_password }) => {
      try {
        if (type === 'email') await confirmEmail(code)
        else await confirmPhone({ code, ...(asksPassword && { current_password }) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { code: refusal } = error
        if (refusal === 'password-wrong' || refusal === 'locked') throw error
        // 1 §8: the service's sentence where the code is expired or wrong, one of its own for anything else
        const known = refusal === 'code-wrong' || refusal === 'phone-code-expired'
        throw refusedAt('code', error, known ? undefined : t('phone.failed'))
      }
      onConfirmed()
    },
  })
  return (
    <FormFrame form={form}>
      <p>{t('code.sent', { contact: unbroken(sentTo) })}</p>
      <CodeField {...form.field('code')} />
      {asksPassword && (
        <CurrentPasswordField why="phone.password-why" field={form.field('current_password')} />
      )}
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t(type === 'email' ? 'email.confirm' : 'phone.confirm')}
      </Button>
    </FormFrame>
  )
}
