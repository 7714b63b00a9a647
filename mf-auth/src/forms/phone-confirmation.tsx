import { useState } from 'react'
import { confirmPhone as contract } from '@lunchpail/contracts/auth/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { askForPhoneCode, confirmPhone, type Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import { NotSent } from '../sign-in/not-sent.tsx'
import { Resend } from '../sign-in/resend.tsx'
import { unbroken } from '../sign-in/unbroken.ts'
import { useSending } from '../sign-in/use-sending.ts'
import type { Account } from './account-values.ts'
import { CodeField } from './code-field.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { fieldError, type FieldErrors, fieldErrorsOf } from './field-errors.ts'
import { FormFrame } from './form-frame.tsx'
import { refusedAt } from './refused-at.ts'

/** 1 §8: 4 seconds. */
const failureToastMs = 4_000

/** AU-28, AU-29: whether the phone is proven, and its proof by a code. */
export function PhoneConfirmation({ account }: { readonly account: Account }) {
  const t = sentences.use()
  const [sent, setSent] = useState<Sent>()
  const failureOf = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'too-many-codes') return error.message
    toast(t('phone.send-failed'), { tone: 'bad', milliseconds: failureToastMs })
    return undefined
  }
  const { sending, failure, send } = useSending<'code'>(failureOf)
  if (account.phone === null) return null
  if (account.phone_state === 'verified')
    return (
      <Notice tone="good" role="status">
        {t('phone.verified')}
      </Notice>
    )
  return (
    <Stack>
      <Notice tone="info" title={t('phone.title')}>
        {t(`phone.${account.phone_state}`)}
      </Notice>
      <NotSent failure={failure} />
      {sent ? (
        <>
          <CodeForm
            sentTo={sent.sent_to}
            asksPassword={account.has_password && account.phone_state === 'changed'}
          />
          <Resend kind="code" sent={sent} ask={askForPhoneCode} failureOf={failureOf} onSent={setSent} />
        </>
      ) : (
        <Button
          wide
          busy={sending !== undefined}
          onClick={() => void send('code', async () => setSent(await askForPhoneCode()))}
        >
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
      <p>{t('code.sent', { contact: unbroken(sentTo) })}</p>
      <CodeField {...form.field('code')} />
      {asksPassword && (
        <CurrentPasswordField why="phone.password-why" field={form.field('current_password')} />
      )}
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('phone.confirm')}
      </Button>
    </FormFrame>
  )
}
