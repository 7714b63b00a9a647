import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Sent } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import type { SecretKind } from './ask-for-secret.ts'
import { NotSent } from './not-sent.tsx'
import { useSending } from './use-sending.ts'

interface ResendProps {
  readonly kind: SecretKind
  readonly sent: Sent
  /** it goes to a phone, which may have stopped our texts; the page learns nothing of that */
  readonly byText?: boolean
  /** asks the service; its error is told in the person's words */
  readonly ask: () => Promise<Sent>
  readonly failureOf: (error: unknown) => string | undefined
  readonly onSent: (sent: Sent) => void
}

/** Sends a code or link once more, when the service allows it. */
export function Resend({ kind, sent, byText = false, ask, failureOf, onSent }: ResendProps) {
  const t = sentences.use()
  const left = useCountdown(sent.resend_seconds, sent)
  const [done, setDone] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // the button that was pressed is gone; whoever has gone on typing is left alone
    if (done && document.activeElement === document.body) status.current?.focus()
  }, [done])
  const { sending, failure, send } = useSending<SecretKind>(failureOf)
  const again = async () => {
    setDone(false)
    onSent(await ask())
    setDone(true)
  }
  return (
    <Stack gap="tight">
      <NotSent failure={failure} />
      <div ref={status} role="status" tabIndex={-1}>
        {done && t(`${kind}.resent`)}
      </div>
      {byText && left === 0 && <p>{t('text.stopped')}</p>}
      {left > 0 ? (
        <p>{t(`${kind}.wait`, { time: clockOf(left) })}</p>
      ) : (
        <Button kind="quiet" busy={sending !== undefined} onClick={() => void send(kind, again)}>
          {t(`${kind}.resend`)}
        </Button>
      )}
    </Stack>
  )
}

/** Seconds that are left of `seconds`, counted from each change of `start`. */
function useCountdown(seconds: number, start: unknown): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const [startedAt, started] = [Date.now(), performance.now()]
    // timers of a tab in the background come late, a clock may be adjusted meanwhile, and the other sleeps with the device
    const passedMs = () => Math.max(Date.now() - startedAt, performance.now() - started)
    const update = () => setLeft(Math.max(0, Math.ceil(seconds - passedMs() / 1_000)))
    update()
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [seconds, start])
  return left
}

/** 0:24 */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
