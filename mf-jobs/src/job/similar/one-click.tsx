import { useLayoutEffect, useRef, useState } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useUnmarked } from '../../interested/interested.ts'
import { sendInOneClick } from './api.ts'
import { similarSentences } from './sentences.ts'
import styles from './similar.module.css'

/** What the application still needs: it opens there. */
const toAsk: readonly string[] = ['incomplete', 'mismatch']

interface OneClickProps {
  readonly job: Pick<PositionCard, 'id' | 'title'>
  readonly onSent: () => void
}

/** Sends the last application to one more job. */
export function OneClick({ job, onSent }: OneClickProps) {
  const t = similarSentences.use()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [application, setApplication] = useState<string>()
  const [error, setError] = useState('')
  const sent = useRef<HTMLSpanElement>(null)
  // the button that was pressed is gone
  useLayoutEffect(() => {
    if (application !== undefined) sent.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [application])
  useUnmarked(job.id, application !== undefined)
  const send = async () => {
    setBusy(true)
    setError('')
    try {
      setApplication((await sendInOneClick(job.id)).application_id)
      onSent()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (toAsk.includes(failure.code)) return void navigate(applyAddress([job.id]))
      setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  if (application !== undefined)
    return (
      <span ref={sent} role="status">
        <Link kind="alone" icon="check" href={`/applications/${application}`} renderLink={routerLink}>
          {t('similar.sent')}
        </Link>
      </span>
    )
  return (
    <>
      {error && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
      <Button
        size="small"
        busy={busy}
        aria-label={t('similar.about', { label: t('similar.one-click'), title: job.title })}
        onClick={() => void send()}
      >
        {t('similar.one-click')}
      </Button>
    </>
  )
}
