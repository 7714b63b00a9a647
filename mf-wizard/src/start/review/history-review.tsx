import type { Application } from '@lunchpail/contracts/wizard/application'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { explainedGaps } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { isHistorySkipped, isReminded } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import { sentences } from '../../sentences.ts'
import { JobCard } from '../../steps/history/job-card.tsx'
import { ReminderNotice } from '../../steps/history/reminder-notice.tsx'
import { timeline } from '../../steps/history/timeline.ts'
import styles from './review.module.css'

/** The jobs, and the gaps that were explained. */
export function HistoryReview({ application }: { readonly application: Application }) {
  const t = sentences.use()
  const { jobs = [], gaps } = application
  if (isReminded(application)) return <ReminderNotice at={new Date(application.resume_reminder!)} />
  if (jobs.length === 0) {
    const isSkipped = isHistorySkipped(application) && !application.done_adding_jobs
    return <p className={styles.soft}>{t(isSkipped ? 'history.skipped' : 'history.none-chosen')}</p>
  }
  const explained = explainedGaps(jobs, gaps, today())
  return (
    <ul className={styles.jobs}>
      {timeline(jobs, explained).map(({ job, gap }) =>
        gap ? (
          <li key={`gap ${gap.start_date}`}>
            <p className={styles.soft}>
              {t('gap.title', {
                dates: t('gap.dates', {
                  start: gap.start_date,
                  end: gap.untilToday ? t('job.present') : gap.end_date,
                }),
              })}
            </p>
            <p className={styles.words}>{gap.reason}</p>
          </li>
        ) : (
          <JobCard key={job.reference_id} job={job} level={3} />
        ),
      )}
    </ul>
  )
}
