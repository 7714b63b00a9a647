import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import type { SecretKind } from './ask-for-secret.ts'
import { clockOf, useCountdown } from './use-countdown.ts'

interface ResendProps {
  readonly kind: SecretKind
  readonly sent: Sent
  /** asks the service; its error is told in the person's words */
  readonly ask: () => Promise<Sent>
  readonly failureOf: (error: unknown) => string | undefined
  readonly onSent: (sent: Sent) => void
}

/** Sends a code or link once more, when the service allows it. */
export function Resend({ kind, sent, ask, failureOf, onSent }: ResendProps) {
  const t = sentences.use()
  const left = useCountdown(sent.resend_seconds, sent)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async () => {
    setBusy(true)
    setDone(false)
    setFailure(undefined)
    try {
      onSent(await ask())
      setDone(true)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="tight">
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <div role="status">{done && t(`${kind}.resent`)}</div>
      {left > 0 ? (
        <p>{t(`${kind}.wait`, { time: clockOf(left) })}</p>
      ) : (
        <Button kind="quiet" busy={busy} onClick={() => void send()}>
          {t(`${kind}.resend`)}
        </Button>
      )}
    </Stack>
  )
}
