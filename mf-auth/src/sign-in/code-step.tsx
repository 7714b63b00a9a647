import { useState } from 'react'
import { verifyCode } from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { askForCode, logInByCode, type Sent } from '../api.ts'
import { CodeField } from './codes/code-field.tsx'
import { type FieldErrors, schemaErrorsOf } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { refusedAt } from '../forms/refused-at.ts'
import { sentences } from '../sentences.ts'
import { Resend } from './codes/resend.tsx'
import { sendFailure } from './codes/send-failure.ts'
import type { Ways } from './ways.ts'
import { Undelivered } from './undelivered.tsx'
import { unbroken } from '../forms/unbroken.ts'

interface CodeStepProps {
  readonly handle: string
  readonly type: CodeType
  readonly sent: Sent
  readonly ways: Ways
  /** the account is another person's: the code is about the contact alone */
  readonly notMine: boolean
  /** by the other way, as this one did not arrive */
  readonly onSent: (type: CodeType, sent: Sent) => void
  readonly onSignedIn: () => void
  /** the person is asked first whose the account is */
  readonly onClaim: (claim: string) => void
}

/** The six digits. */
export function CodeStep(props: CodeStepProps) {
  const { handle, type, sent: first, ways, notMine, onSent, onSignedIn, onClaim } = props
  const t = sentences.use()
  const [sent, setSent] = useState(first)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }): FieldErrors => {
      const { code: wrong } = schemaErrorsOf(verifyCode.body, { handle, code_type: type, code })
      return wrong ? { code: wrong } : {}
    },
    submit: async ({ code }) => {
      const claim = await logInByCode(handle, type, code).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 403) throw error
        // 1 §8: the service's sentence is shown, at the field that it is about
        throw refusedAt('code', error)
      })
      if (claim === undefined) onSignedIn()
      else onClaim(claim)
    },
  })
  return (
    <Stack>
      <p>{t('code.sent', { contact: unbroken(sent.sent_to) })}</p>
      <Undelivered kind="code" {...{ handle, type, sent, ways, onSent }} />
      <FormFrame form={form}>
        <CodeField {...form.field('code')} />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t(notMine ? 'sign-in.next' : 'code.submit')}
        </Button>
      </FormFrame>
      <Resend
        kind="code"
        sent={sent}
        byText={type === 'text'}
        ask={() => askForCode(handle, type, notMine)}
        failureOf={(error) => sendFailure(error, 'code', t)}
        onSent={setSent}
      />
    </Stack>
  )
}
