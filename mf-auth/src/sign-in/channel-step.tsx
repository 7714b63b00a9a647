import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { AuthRecord, Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import { type SecretKind, askForSecret } from './codes/ask-for-secret.ts'
import { NotSent } from './codes/not-sent.tsx'
import { sendFailure } from './codes/send-failure.ts'
import { useSending } from './codes/use-sending.ts'
import { releasedBy, waysOf } from './ways.ts'

interface ChannelStepProps {
  readonly kind: SecretKind
  readonly handle: string
  readonly record: AuthRecord
  /** `notMine`: to the typed contact, which opens nothing of this account */
  readonly onSent: (type: CodeType, sent: Sent, notMine: boolean) => void
}

/** By text or by email, whichever opens the account. */
export function ChannelStep({ kind, handle, record, onSent }: ChannelStepProps) {
  const t = sentences.use()
  const { sending, failure, send } = useSending<CodeType | 'not-mine'>((error) => sendFailure(error, kind, t))
  const ways = waysOf(record)
  const released = releasedBy(record)
  const sendBy = (type: CodeType, notMine = false) =>
    void send(notMine ? 'not-mine' : type, async () =>
      onSent(type, await askForSecret[kind](handle, type, notMine), notMine),
    )
  const opens = ways.text || ways.email
  return (
    <Stack>
      {opens ? <p>{t(`${kind}.lead`)}</p> : <Notice tone="warn">{t('channel.none')}</Notice>}
      <NotSent failure={failure} />
      {ways.text && (
        <Button kind="primary" wide busy={sending === 'text'} onClick={() => sendBy('text')}>
          {t(`${kind}.text`)}
        </Button>
      )}
      {ways.email && (
        <Button
          kind={ways.text ? 'secondary' : 'primary'}
          wide
          busy={sending === 'email'}
          onClick={() => sendBy('email')}
        >
          {t(`${kind}.email`)}
        </Button>
      )}
      {released && (
        <>
          <p>{t(`channel.not-mine-${released}`)}</p>
          <Button wide busy={sending === 'not-mine'} onClick={() => sendBy(released, true)}>
            {t('channel.not-mine')}
          </Button>
        </>
      )}
    </Stack>
  )
}
