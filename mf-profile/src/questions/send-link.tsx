import { useState } from 'react'
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import { Button } from '@lunchpail/kit-ui/button'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { sendQuestion } from './api.ts'
import { sentences } from './sentences.ts'

interface SendLinkProps {
  readonly id: string
  /** what the person has proven to be theirs */
  readonly channels: readonly Channel[]
}

/** Has the question sent to its person, who answers it later without logging in. */
export function SendLink({ id, channels }: SendLinkProps) {
  const t = sentences.use()
  const [busy, setBusy] = useState<Channel>()
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'warn'; readonly text: string }>()
  const send = async (by: Channel) => {
    setBusy(by)
    setSaid(undefined)
    try {
      await sendQuestion(id, by)
      setSaid({ tone: 'good', text: t('send.done') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({ tone: 'warn', text: error.message })
    } finally {
      setBusy(undefined)
    }
  }
  if (channels.length === 0) return null
  return (
    <Disclosure kind="inline" summary={t('send.title')}>
      <Stack>
        <p>{t('send.hint')}</p>
        {channels.map((channel) => (
          <Button key={channel} busy={busy === channel} onClick={() => void send(channel)}>
            {t(`send.${channel}`)}
          </Button>
        ))}
        {said && (
          <Notice role="status" tone={said.tone}>
            {said.text}
          </Notice>
        )}
      </Stack>
    </Disclosure>
  )
}
