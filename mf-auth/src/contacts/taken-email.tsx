import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { askForEmailCode, type Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import { NotSent } from '../sign-in/codes/not-sent.tsx'
import { Resend } from '../sign-in/codes/resend.tsx'
import { useSending } from '../sign-in/codes/use-sending.ts'
import { ContactCodeForm } from '../sign-in/codes/contact-code-form.tsx'

interface TakenEmailProps {
  readonly email: string
  /** as it was typed beside it */
  readonly currentPassword: string
  readonly onMoved: () => void
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return Object.values(error.fieldErrors)[0]?.error ?? error.message
}

/** An email that another account has is the person's all the same where a code proves it, and it was not proven there. */
export function TakenEmail({ email, currentPassword, onMoved }: TakenEmailProps) {
  const t = sentences.use()
  const [sent, setSent] = useState<Sent>()
  const { sending, failure, send } = useSending<'email'>(sentenceOf)
  const ask = () => askForEmailCode({ email, current_password: currentPassword })
  return (
    <Stack>
      <Notice tone="info" title={t('taken-email.title')}>
        {t('taken-email.text')}
      </Notice>
      <NotSent failure={failure} />
      {sent ? (
        <>
          <ContactCodeForm
            key={sent.sent_to}
            type="email"
            sentTo={sent.sent_to}
            asksPassword={false}
            onConfirmed={onMoved}
          />
          <Resend kind="code" sent={sent} ask={ask} failureOf={sentenceOf} onSent={setSent} />
        </>
      ) : (
        <Button
          wide
          busy={sending !== undefined}
          onClick={() => void send('email', async () => setSent(await ask()))}
        >
          {t('code.email')}
        </Button>
      )}
    </Stack>
  )
}
