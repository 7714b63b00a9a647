import { dot } from '@lunchpail/contracts/language/by-dots'
import { useEffect, useId, useState, type FormEvent } from 'react'
import {
  maxMessage,
  maxReason,
  type Conversation,
  type MessageSide,
} from '@lunchpail/contracts/engagement/messages-api'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { LeaveQuestion } from '@lunchpail/kit-web/forms/leave-question'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { callsOf, markRead } from './api.ts'
import styles from './messages.module.css'
import { SentProgress } from './sent-progress.tsx'
import { messageSentences } from './sentences.ts'

interface MessagesProps {
  /** of the application */
  readonly id: string
  readonly side: MessageSide
  /** who is on the other side: the company, or the candidate's first name */
  readonly other: string
  /** false: reads alone */
  readonly mayEdit?: boolean
  readonly level?: 2 | 3
}

const topics = { candidate: 'applications', manager: 'desk' } as const

/** What both sides wrote in an application, and a field to write. What the other one writes appears by itself. */
export function Messages({ id, side, other, mayEdit = true, level = 2 }: MessagesProps) {
  const t = messageSentences.use()
  const heading = useId()
  const load = useLoad((signal) => callsOf[side].load(id, signal), [id, side])
  useLive(topics[side], load.retry)
  const Heading = level === 2 ? 'h2' : 'h3'
  const conversation = load.value
  const unread = conversation?.unread ?? 0
  const last = conversation?.messages.at(-1)?.id
  useEffect(() => {
    // What could not be marked stays unread, and is marked when it is opened again.
    if (unread > 0 && last !== undefined) markRead(id, last).catch(() => {})
  }, [id, unread, last])
  if (load.state === 'failed' && !conversation)
    return <Unavailable title={t('unavailable')} retryLabel={t('retry')} onRetry={load.retry} level={3} />
  if (!conversation || (conversation.messages.length === 0 && !conversation.may_write)) return null
  const theirs = conversation.messages.some(({ from }) => from !== side)
  return (
    <section aria-labelledby={heading}>
      <Stack>
        <Heading id={heading}>{t('title')}</Heading>
        {conversation.messages.length > 0 ? (
          <Thread messages={conversation.messages} side={side} other={other} />
        ) : (
          <p>{t(mayEdit ? `none.${side}` : 'none', { other })}</p>
        )}
        {mayEdit && conversation.may_write && <Write id={id} side={side} onSent={load.retry} />}
        {!conversation.may_write && conversation.messages.length > 0 && (
          <Notice>{t(conversation.reported ? 'reported' : 'closed')}</Notice>
        )}
        {mayEdit && theirs && !conversation.reported && (
          <Report id={id} side={side} other={other} onReported={load.retry} />
        )}
      </Stack>
    </section>
  )
}

type ThreadProps = Pick<MessagesProps, 'side' | 'other'> & Pick<Conversation, 'messages'>

function Thread({ messages, side, other }: ThreadProps) {
  const t = messageSentences.use()
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ol className={styles.thread}>
      {messages.map(({ id, from, name, text, by_text, at, sent, told_before }) => (
        <li key={id} className={styles.message} data-mine={from === side || undefined}>
          <p className={styles.head}>
            <strong>{from === side && side === 'candidate' ? t('you') : name || other}</strong>{' '}
            <time dateTime={at}>{format.format(new Date(at))}</time>
            {by_text && (
              <span>
                {dot}
                {t('by-text')}
              </span>
            )}
            {(told_before || sent) && (
              <>
                {dot}
                {told_before ? <span>{t('told-before')}</span> : <SentProgress {...sent!} />}
              </>
            )}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Refused, with the sentence why; nothing else is caught. */
const sentenceOf = (error: unknown, field: string): string => {
  if (!(error instanceof ApiError)) throw error
  return error.fieldErrors?.[field]?.error ?? error.message
}

interface WriteProps extends Pick<MessagesProps, 'id' | 'side'> {
  readonly onSent: () => void
}

function Write({ id, side, onSent }: WriteProps) {
  const t = messageSentences.use()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (text.trim() === '') return setFailed(t('required'))
    setBusy(true)
    setFailed(undefined)
    try {
      await callsOf[side].send(id, text)
      setText('')
    } catch (error) {
      setFailed(sentenceOf(error, 'text'))
    } finally {
      setBusy(false)
      onSent()
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <LeaveQuestion holds={() => !busy && text.trim() !== ''} isMessage />
      <Stack gap="tight">
        <TextareaField
          label={t('write')}
          hint={t(`hint.${side}`)}
          value={text}
          rows={3}
          maxLength={maxMessage}
          error={failed}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  )
}

interface ReportProps extends Pick<MessagesProps, 'id' | 'side' | 'other'> {
  readonly onReported: () => void
}

function Report({ id, side, other, onReported }: ReportProps) {
  const t = messageSentences.use()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (reason.trim() === '') return setFailed(t('required'))
    setBusy(true)
    setFailed(undefined)
    try {
      await callsOf[side].report(id, reason)
      setOpen(false)
      onReported()
    } catch (error) {
      setFailed(sentenceOf(error, 'reason'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      <Dialog
        open={open}
        title={t('report.title')}
        closeLabel={t('close')}
        closeOutside={false}
        onClose={() => setOpen(false)}
      >
        <form noValidate onSubmit={(event) => void send(event)}>
          <Stack>
            <p>{t('report.text', { other })}</p>
            <TextareaField
              label={t('report.reason')}
              value={reason}
              rows={3}
              maxLength={maxReason}
              error={failed}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" kind="danger" wide busy={busy}>
              {t('report.send')}
            </Button>
          </Stack>
        </form>
      </Dialog>
    </>
  )
}
