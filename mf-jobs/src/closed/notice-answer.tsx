import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { answerNotice, type JobNotice } from './api.ts'
import { AskForm } from './ask-form.tsx'
import { closedSentences } from './sentences.ts'
import styles from './closed.module.css'

interface NoticeAnswerProps {
  readonly id: number
  readonly token: string
  /** the job of the page takes applications by now */
  readonly isOpen: boolean
}

/** Where the link of an email leads: opening it does nothing, as programs that check links open it, too. */
export function NoticeAnswer({ id, token, isOpen }: NoticeAnswerProps) {
  const t = closedSentences.use()
  const load = useLoad(() => answerNotice(token), [token])
  const [saved, setSaved] = useState<JobNotice>()
  const [saving, setSaving] = useState<'wanted' | 'stop'>()
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that was pressed is gone
  useLayoutEffect(() => {
    if (saved) heading.current?.focus()
  }, [saved])
  const isInvalid = load.error?.code === 'link-invalid' || load.error?.code === 'invalid'
  if (isInvalid) return isOpen ? null : <AskForm id={id} note={t('notify.invalid')} />
  if (load.state === 'failed')
    return (
      <div className={styles.form}>
        <Notice tone="bad">{t('notify.failed')}</Notice>
        <Button onClick={load.retry}>{t('notify.retry')}</Button>
      </div>
    )
  const notice = saved ?? load.value
  if (!notice) return null
  const save = async (answer: 'wanted' | 'stop') => {
    setSaving(answer)
    setFailed(false)
    try {
      setSaved(await answerNotice(token, answer))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setFailed(true)
    } finally {
      setSaving(undefined)
    }
  }
  const { state, jobs } = notice
  const isMany = jobs.length > 1 || isOpen
  const yes = (
    <Button kind="primary" busy={saving === 'wanted'} onClick={() => void save('wanted')}>
      {t(state === 'stopped' ? 'notify.undo' : 'notify.yes')}
    </Button>
  )
  const no = (
    <Button busy={saving === 'stop'} onClick={() => void save('stop')}>
      {t(state === 'asked' ? 'notify.no' : 'notify.stop')}
    </Button>
  )
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {state === 'asked' && isOpen
          ? t('notify.also', { n: jobs.length })
          : t(
              state === 'stopped'
                ? 'notify.stopped-all'
                : (`notify.${state === 'asked' ? 'question' : 'waiting'}${isMany ? '-many' : ''}` as const),
            )}
      </h2>
      {isMany && (
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <li key={job.id}>{t('notify.job', job)}</li>
          ))}
        </ul>
      )}
      {failed && (
        <Notice tone="bad" role="alert">
          {t('notify.failed')}
        </Notice>
      )}
      <div className={styles.buttons}>
        {state !== 'waiting' && yes}
        {state !== 'stopped' && no}
      </div>
    </div>
  )
}
