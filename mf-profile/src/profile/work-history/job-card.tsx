import { missingOf, type JobFlag } from '@lunchpail/contracts/profile/rules/job-flags'
import { durationText, isShownAsContract } from '@lunchpail/contracts/profile/rules/job-texts'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { monthsOf } from '@lunchpail/contracts/wizard/rules/history/experience'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Icon } from '@lunchpail/kit-ui/icon'
import { useLanguage } from '@lunchpail/kit-web/language'
import { formatMonth } from '../../format-month.ts'
import { sentences } from '../../sentences.ts'
import { Clamped } from './clamped.tsx'
import { WarningTip } from './warning-tip.tsx'
import styles from './work-history.module.css'
import { leavingReason } from '@lunchpail/contracts/wizard/enumerations'
import { byDots } from '@lunchpail/contracts/language/by-dots'

type Reason = (typeof leavingReason)[keyof typeof leavingReason]
const known: readonly number[] = Object.values(leavingReason)

/** The reason for leaving with its explanation: "Other: the season was over". A current job has none. */
function useFormatReason(job: JobEntry): string | undefined {
  const t = sentences.use()
  const { reason_for_leaving: reason = 0, reason_explain: explanation } = job
  if (job.current_job || !known.includes(reason)) return undefined
  const name = t(`reason.${reason as Reason}`)
  return explanation?.trim() ? `${name}: ${explanation}` : name
}

/** "Mar 2020 to today · 2 years, 3 months" */
function useDates(job: JobEntry): string {
  const t = sentences.use()
  const language = useLanguage()
  const start = formatMonth(job.start_date, language) ?? ''
  const end = job.current_job ? t('job.now') : (formatMonth(job.end_date, language) ?? '')
  const months = monthsOf(job, today())
  const worked = months && durationText(months.last - months.first + 1, t)
  return byDots([t('job.dates', { start, end }), worked])
}

function Missing({ flag }: { readonly flag: JobFlag }) {
  const t = sentences.use()
  return (
    <span className={styles.missing}>
      <Icon name="warning" size="small" />
      {t(`job.missing.${flag}`)}
    </span>
  )
}

/** One job; a missing field is named in its place. */
export function JobCard({ job }: { readonly job: JobEntry }) {
  const t = sentences.use()
  const dates = useDates(job)
  const reason = useFormatReason(job)
  const missing = missingOf(job)
  const shown = (flag: JobFlag, words: string | undefined) =>
    missing.includes(flag) ? <Missing flag={flag} /> : words
  return (
    <li className={styles.job}>
      <div className={styles.head}>
        <h3>{shown('title', job.title)}</h3>
        {isShownAsContract(job) && <Badge>{t('job.contract')}</Badge>}
        {missing.length > 0 && <WarningTip text={t('job.missing.any')} />}
      </div>
      <p className={styles.company}>{shown('company', job.company)}</p>
      <p className={styles.dates}>{shown('dates', dates)}</p>
      <p className={styles.dates}>{shown('location', `${job.city}, ${job.state}`)}</p>
      {missing.includes('duties') ? (
        <p>
          <Missing flag="duties" />
        </p>
      ) : (
        <Clamped text={job.duties ?? ''} />
      )}
      {reason && <p className={styles.dates}>{t('job.reason', { reason })}</p>}
    </li>
  )
}
