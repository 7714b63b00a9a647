import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import { type SecretKind, askForSecret } from './ask-for-secret.ts'
import { NotSent } from './not-sent.tsx'
import { sendFailure } from './send-failure.ts'
import { useSending } from './use-sending.ts'

interface ChannelStepProps {
  readonly kind: SecretKind
  readonly handle: string
  /** the account has a phone that may get it */
  readonly mobile: boolean
  readonly onSent: (type: CodeType, sent: Sent) => void
}

/** AU-12, AU-15: by text or by email. */
export function ChannelStep({ kind, handle, mobile, onSent }: ChannelStepProps) {
  const t = sentences.use()
  const { sending, failure, send } = useSending<CodeType>((error) => sendFailure(error, kind, t))
  const sendBy = (type: CodeType) =>
    void send(type, async () => onSent(type, await askForSecret[kind](handle, type)))
  return (
    <Stack>
      <p>{t(`${kind}.lead`)}</p>
      <NotSent failure={failure} />
      {mobile && (
        <Button kind="primary" wide busy={sending === 'text'} onClick={() => sendBy('text')}>
          {t(`${kind}.text`)}
        </Button>
      )}
      <Button
        kind={mobile ? 'secondary' : 'primary'}
        wide
        busy={sending === 'email'}
        onClick={() => sendBy('email')}
      >
        {t(`${kind}.email`)}
      </Button>
    </Stack>
  )
}
