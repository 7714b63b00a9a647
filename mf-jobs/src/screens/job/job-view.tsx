import type { ReactNode } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { FactList } from '@lunchpail/kit-ui/fact'
import { Notice } from '@lunchpail/kit-ui/notice'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import type { Job } from '../../api.ts'
import { InterestedButton } from '../../interested/interested-button.tsx'
import { sentences } from '../../sentences.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import styles from './job.module.css'
import { useJobFacts } from './use-job-facts.ts'

interface JobViewProps {
  /** a card knows enough for the facts */
  readonly job: Job | PositionCard
  /** the text of it, or its skeleton */
  readonly children: ReactNode
}

/** What people decide by, then the whole description; Apply is always in reach while the job is open. */
export function JobView({ job, children }: JobViewProps) {
  const t = sentences.use()
  const words = useJobWords()
  const facts = useJobFacts(job)
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.facts} aria-label={t('job.facts')}>
            <p className={styles.pay}>{words.pay(job.wage)}</p>
            <FactList layout="rows" facts={facts} className={styles.rows} />
            <p className={styles.posted}>{words.posted(job)}</p>
          </section>
          {job.state === 'open' ? (
            <ActionBar className={styles.apply}>
              <InterestedButton id={job.id} title={job.title} />
              <LinkButton
                kind="primary"
                iconAfter="forward"
                href={applyAddress([job.id])}
                renderLink={routerLink}
              >
                {t('job.apply')}
              </LinkButton>
            </ActionBar>
          ) : (
            <Notice tone="warn" title={t(`job.${job.state}`)} className={styles.state}>
              <p>{t(`job.${job.state}-text`)}</p>
            </Notice>
          )}
        </div>
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  )
}
