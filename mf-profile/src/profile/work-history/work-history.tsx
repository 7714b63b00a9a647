import type { Profile } from '@lunchpail/contracts/profile/api'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { explainedGaps } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/history/job'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { useLanguage } from '@lunchpail/kit-web/language'
import { formatMonth } from '../../format-month.ts'
import { sentences } from '../../sentences.ts'
import { JobCard } from './job-card.tsx'
import { Section, stayingLink } from '../section.tsx'
import styles from './work-history.module.css'

type Gap = Profile['gaps'][number]

interface WorkHistoryProps {
  readonly jobs: Profile['jobs']
  readonly gaps: readonly Gap[]
}

/** Jobs newest first, then the explained gaps. */
export function WorkHistory({ jobs, gaps }: WorkHistoryProps) {
  const t = sentences.use()
  const explained = explainedGaps(jobs, gaps, today())
  return (
    <Section name="history" editor="#history" isEmpty={jobs.length === 0}>
      {jobs.length === 0 && <p>{t('section.history.empty')}</p>}
      <ol className={styles.jobs}>
        {newestFirst(jobs).map((job, place) => (
          <JobCard key={job.reference_id ?? place} job={job} />
        ))}
      </ol>
      {jobs.length > 0 && (
        <LinkButton href="/profile#references" renderLink={stayingLink} className={styles.ask}>
          {t('references.ask')}
        </LinkButton>
      )}
      {explained.length > 0 && (
        <>
          <h3 className={styles.gapsTitle}>{t('gaps.title')}</h3>
          <ul className={styles.gaps}>
            {explained.map((gap) => (
              <GapLine key={gap.start_date} gap={gap} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function GapLine({ gap }: { readonly gap: Gap }) {
  const t = sentences.use()
  const language = useLanguage()
  const start = formatMonth(gap.start_date, language) ?? gap.start_date
  const end = formatMonth(gap.end_date, language) ?? gap.end_date
  return (
    <li>
      <span className={styles.dates}>{t('job.dates', { start, end })}</span>
      <span>{gap.reason}</span>
    </li>
  )
}
