import { useState } from 'react'
import type { SavedJob } from '@lunchpail/contracts/matches/api'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { useFormatCard } from '../card/use-format-card.ts'
import { sentences } from '../sentences.ts'
import { unsaveJob } from './saved-ids.ts'
import styles from './saved.module.css'

interface SavedCardProps {
  readonly job: SavedJob
  /** it goes with the next list */
  readonly onRemoved: () => void
}

/** One saved job with its facts; one that takes no applications says so. */
export function SavedCard({ job, onRemoved }: SavedCardProps) {
  const t = sentences.use()
  const format = useFormatCard()
  const [busy, setBusy] = useState(false)
  const lang = format.lang(job)
  const remove = async () => {
    setBusy(true)
    try {
      await unsaveJob(job.id)
      onRemoved()
    } catch {
      setBusy(false)
      toast(t('saved.remove-failed'), { tone: 'bad' })
    }
  }
  return (
    <Card as="li" className={styles.card}>
      {job.state !== 'open' && (
        <p>
          <Badge tone="warn">{t(`saved.${job.state}`)}</Badge>
        </p>
      )}
      <p className={styles.pay}>{format.pay(job)}</p>
      <h2 className={styles.title} lang={lang}>
        <CardLink href={`/jobs/${job.id}`} renderLink={routerLink}>
          {job.title}
        </CardLink>
      </h2>
      <p className={styles.facts}>{byDots([job.company_name, job.location_name, format.shift(job)])}</p>
      <Button
        size="small"
        className={styles.remove}
        aria-label={t('saved.remove-label', { title: job.title })}
        busy={busy}
        onClick={() => void remove()}
      >
        {t('saved.remove')}
      </Button>
    </Card>
  )
}
