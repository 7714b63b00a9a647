import type { ReactNode } from 'react'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { blockingJobErrors } from '@lunchpail/contracts/wizard/rules/history/job'
import { isContractJob, isExplained } from '@lunchpail/contracts/wizard/rules/history/leaving'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { sentences } from '../../sentences.ts'
import styles from './history.module.css'

/** The sentences for missing fields, by field. */
const missing = [
  ['job.missing.title', ['title']],
  ['job.missing.company', ['company', 'company_explain']],
  ['job.missing.dates', ['start_date', 'end_date']],
  ['job.missing.duties', ['duties']],
  ['job.missing.location', ['city', 'state']],
] as const

export interface JobCardProps {
  readonly job: JobEntry
  /** heading level */
  readonly level: 2 | 3 | 4
  /** target of the error summary's link */
  readonly id?: string
  readonly onEdit?: () => void
  readonly onRemove?: () => void
  readonly children?: ReactNode
}

/** One job of the history; without actions where it is only shown. */
export function JobCard({ job, level, id, onEdit, onRemove, children }: JobCardProps) {
  const t = sentences.use()
  const Heading = `h${level}` as const
  const fieldErrors = blockingJobErrors(job, today())
  const incomplete = Object.keys(fieldErrors).length > 0
  const title = job.title || t('job.untitled')
  const place = [job.city, job.state].filter(Boolean).join(', ')
  const end = job.current_job ? t('job.present') : job.end_date
  // a reason that nobody knows, as a plain client may send, is one that is missing
  const isReasonKnown = !job.current_job && !('reason_for_leaving' in fieldErrors)
  const reason = isReasonKnown && job.reason_for_leaving ? job.reason_for_leaving : undefined
  return (
    <Card as="li" className={styles.job}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {isContractJob(job) && <Badge>{t('job.contract')}</Badge>}
        {incomplete && (
          <Badge tone="warn" icon="warning">
            {t('job.incomplete')}
          </Badge>
        )}
      </div>
      <p>{byDots([job.company, place])}</p>
      {job.start_date && end && (
        <p className={styles.soft}>{t('job.dates', { start: job.start_date, end })}</p>
      )}
      {job.duties && <p className={styles.duties}>{job.duties}</p>}
      {reason !== undefined && (
        <p className={styles.soft}>
          {[
            t('job.reason', { reason: t(`reason.${reason}` as 'reason.1') }),
            isExplained(reason) && job.reason_explain,
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      )}
      {incomplete && (
        <ul className={styles.missing}>
          {missing
            .filter(([, fields]) => fields.some((field) => field in fieldErrors))
            .map(([key]) => (
              <li key={key}>{t(key)}</li>
            ))}
        </ul>
      )}
      {children}
      {onEdit && onRemove && (
        <div className={styles.actions}>
          <Button
            id={id}
            size="small"
            icon="edit"
            aria-label={t('job.edit-named', { title })}
            onClick={onEdit}
          >
            {t('review.edit')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            icon="delete"
            aria-label={t('job.remove-named', { title })}
            onClick={onRemove}
          >
            {t('job.remove-short')}
          </Button>
        </div>
      )}
    </Card>
  )
}
