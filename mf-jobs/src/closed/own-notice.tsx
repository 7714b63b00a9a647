import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { Answered } from './answered.tsx'
import { askNotice, loadOwnNotice, stopOwnNotice } from './api.ts'
import { AskForm } from './ask-form.tsx'
import { closedSentences } from './sentences.ts'
import styles from './closed.module.css'

/** A signed-in person's own address needs no button. Where emails do not reach it they type one, as a visitor does. */
export function OwnNotice({ id }: { readonly id: number }) {
  const t = closedSentences.use()
  const load = useLoad((signal) => loadOwnNotice(id, signal), [id])
  const [became, setBecame] = useState<'asked' | 'stopped'>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  if (load.state === 'failed') return <AskForm id={id} />
  if (!load.value) return null
  const { asked, reached } = load.value
  if (!asked && !reached) return <AskForm id={id} />
  const save = async (work: () => Promise<unknown>, done: 'asked' | 'stopped') => {
    setBusy(true)
    setError('')
    try {
      await work()
      setBecame(done)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  const isAsked = became ? became === 'asked' : asked
  const isAnswered = isAsked || became === 'stopped'
  return (
    <div className={isAnswered ? styles.answered : styles.form}>
      {!isAnswered && <h2 className={styles.title}>{t('notify.title')}</h2>}
      {isAnswered ? (
        <Answered key={became} pressed={became !== undefined}>
          {t(isAsked ? 'notify.waiting' : 'notify.stopped')}
        </Answered>
      ) : (
        <p>{t('notify.text')}</p>
      )}
      {error && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
      {asked && isAsked && (
        <Button busy={busy} onClick={() => void save(() => stopOwnNotice(id), 'stopped')}>
          {t('notify.stop')}
        </Button>
      )}
      {!isAsked && (
        <Button kind="primary" busy={busy} onClick={() => void save(() => askNotice(id, undefined), 'asked')}>
          {t('notify.send')}
        </Button>
      )}
    </div>
  )
}
