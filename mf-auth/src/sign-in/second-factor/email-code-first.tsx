import { useEffect, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { askForEmailCode } from '../../api.ts'
import { ContactCodeForm } from '../codes/contact-code-form.tsx'
import { sentences } from '../../sentences.ts'
import { NotSent } from '../codes/not-sent.tsx'
import { Resend } from '../codes/resend.tsx'
import { useSending } from '../codes/use-sending.ts'
import { secondFactorSentences } from './sentences.ts'

/** A first second factor takes more than the password: who sets it up reads the email of the account. */
export const asksEmail = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'contact-unproven'

/** What a failure says to the person; anything but an answer of the site is an error of the code. */
export const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.message
  throw error
}

/** In place of the button that was pressed: a code to the email, and then its form. */
export function EmailCodeFirst({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const t = secondFactorSentences.use()
  const all = sentences.use()
  const [sent, setSent] = useState<Awaited<ReturnType<typeof askForEmailCode>>>()
  const { sending, failure, send } = useSending<'email'>(messageOf)
  const place = useRef<HTMLDivElement>(null)
  const isSent = sent !== undefined
  // what was pressed is gone
  useEffect(() => place.current?.querySelector<HTMLElement>(isSent ? 'input' : 'button')?.focus(), [isSent])
  return (
    <div ref={place}>
      <Stack>
        <p>{t('email-first.why')}</p>
        <NotSent failure={failure} />
        {sent ? (
          <>
            <ContactCodeForm
              type="email"
              sentTo={sent.sent_to}
              asksPassword={false}
              onConfirmed={onConfirmed}
            />
            <Resend kind="code" sent={sent} ask={askForEmailCode} failureOf={messageOf} onSent={setSent} />
          </>
        ) : (
          <Button
            wide
            busy={sending !== undefined}
            onClick={() => void send('email', async () => setSent(await askForEmailCode()))}
          >
            {all('code.email')}
          </Button>
        )}
      </Stack>
    </div>
  )
}
