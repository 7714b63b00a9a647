import { useState } from 'react'
import { confirmPhone as contract } from '@lunchpail/contracts/auth/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { PasswordField } from '@lunchpail/kit-ui/password-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { askForPhoneCode, confirmPhone, type Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import { Resend } from '../sign-in/resend.tsx'
import type { Account } from './account-values.ts'
import { CodeField } from './code-field.tsx'
import { fieldError, type FieldErrors, fieldErrorsOf } from './field-errors.ts'
import { FormFrame } from './form-frame.tsx'
import { refusedAt } from './refused-at.ts'

/** 1 §8: 4 seconds. */
const failureToastMs = 4_000

/** AU-28, AU-29: whether the phone is proven, and its proof by a code. */
export function PhoneConfirmation({ account }: { readonly account: Account }) {
  const t = sentences.use()
  const [sent, setSent] = useState<Sent>()
  const [busy, setBusy] = useState(false)
  const failureOf = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'too-many-codes') return error.message
    toast(t('phone.send-failed'), { tone: 'bad', milliseconds: failureToastMs })
    return undefined
  }
  const [failure, setFailure] = useState<string>()
  if (account.phone === null) return null
  if (account.phone_state === 'verified')
    return (
      <Notice tone="good" role="status">
        {t('phone.verified')}
      </Notice>
    )
  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setSent(await askForPhoneCode())
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack>
      <Notice tone="info" title={t('phone.title')}>
        {t(`phone.${account.phone_state}`)}
      </Notice>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      {sent ? (
        <>
          <CodeForm
            sentTo={sent.sent_to}
            asksPassword={account.has_password && account.phone_state === 'changed'}
          />
          <Resend kind="code" sent={sent} ask={askForPhoneCode} failureOf={failureOf} onSent={setSent} />
        </>
      ) : (
        <Button wide busy={busy} onClick={() => void send()}>
          {t('code.text')}
        </Button>
      )}
    </Stack>
  )
}

interface CodeFormProps {
  readonly sentTo: string
  /** a number that somebody put in opens the account only to who knows its password */
  readonly asksPassword: boolean
}

function CodeForm({ sentTo, asksPassword }: CodeFormProps) {
  const t = sentences.use()
  const form = useForm({
    initial: { code: '', current_password: '' },
    check: ({ code, current_password }): FieldErrors => ({
      ...fieldErrorsOf(contract.body, { code }),
      ...(asksPassword &&
        current_password === '' && { current_password: fieldError('account.current-password-required') }),
    }),
    submit: async ({ code, current_password }) => {
      try {
        await confirmPhone({ code, ...(asksPassword && { current_password }) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { code: refusal } = error
        if (refusal === 'password-wrong' || refusal === 'locked') throw error
        // 1 §8: the service's sentence where the code is expired or wrong, one of its own for anything else
        const known = refusal === 'code-wrong' || refusal === 'phone-code-expired'
        throw refusedAt('code', error, known ? undefined : t('phone.failed'))
      }
    },
  })
  return (
    <FormFrame form={form}>
      <p>{t('code.sent', { contact: sentTo })}</p>
      <CodeField {...form.field('code')} />
      {asksPassword && (
        <PasswordField
          label={t('account.password-current')}
          hint={t('phone.password-why')}
          showText={t('password.show')}
          hideText={t('password.hide')}
          autoComplete="current-password"
          {...form.field('current_password')}
        />
      )}
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('phone.confirm')}
      </Button>
    </FormFrame>
  )
}
