import { useState } from 'react'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Sent } from '../api.ts'
import { sentences } from '../sentences.ts'
import { type SecretKind, askForSecret } from './ask-for-secret.ts'
import { sendFailure } from './send-failure.ts'

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
  const [sending, setSending] = useState<CodeType>()
  const [failure, setFailure] = useState<string>()
  const send = async (type: CodeType) => {
    if (sending) return
    setSending(type)
    setFailure(undefined)
    try {
      onSent(type, await askForSecret[kind](handle, type))
    } catch (error) {
      setFailure(sendFailure(error, kind, t))
    } finally {
      setSending(undefined)
    }
  }
  return (
    <Stack>
      <p>{t(`${kind}.lead`)}</p>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      {mobile && (
        <Button kind="primary" wide busy={sending === 'text'} onClick={() => void send('text')}>
          {t(`${kind}.text`)}
        </Button>
      )}
      <Button
        kind={mobile ? 'secondary' : 'primary'}
        wide
        busy={sending === 'email'}
        onClick={() => void send('email')}
      >
        {t(`${kind}.email`)}
      </Button>
    </Stack>
  )
}
