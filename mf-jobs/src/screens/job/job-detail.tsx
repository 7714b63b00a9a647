import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { FactList } from '@lunchpail/kit-ui/fact'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { Job } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { BackToList } from './back-to-list.tsx'
import { ClampedText } from './clamped-text.tsx'
import { Description } from './description.tsx'
import styles from './job.module.css'
import { useJobFacts } from './use-job-facts.ts'

/** What people decide by, then the whole description; Apply is always in reach while the job is open. */
export function JobDetail({ job }: { readonly job: Job }) {
  const say = sentences.use()
  const words = useJobWords()
  const facts = useJobFacts(job)
  return (
    <Page
      width="wide"
      title={job.title}
      above={<BackToList />}
      lead={
        <span className={styles.company}>
          <LogoMark name={job.company.name} src={job.company.logo_url} size="small" />
          <span>{job.company.name}</span>
        </span>
      }
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.facts} aria-label={say('job.facts')}>
            <p className={styles.pay}>{words.pay(job.wage)}</p>
            <FactList layout="rows" facts={facts} className={styles.rows} />
            <p className={styles.posted}>{words.posted(job)}</p>
          </section>
          {job.state === 'open' ? (
            <ActionBar className={styles.apply}>
              <LinkButton
                kind="primary"
                wide
                iconAfter="forward"
                href={`/app/start/?sn=0&p=${job.id}`}
                renderLink={routerLink}
              >
                {say('job.apply')}
              </LinkButton>
            </ActionBar>
          ) : (
            <Notice tone="warn" title={say(`job.${job.state}`)} className={styles.state}>
              <p>{say(`job.${job.state}-text`)}</p>
            </Notice>
          )}
        </div>
        <div className={styles.text}>
          <section className={styles.part} aria-labelledby="description">
            <h2 id="description">{say('job.description')}</h2>
            <Description details={job.details} />
          </section>
          {job.about && (
            <section className={styles.part} aria-labelledby="about">
              <h2 id="about">{say('job.about', { company: job.company.name })}</h2>
              <ClampedText>
                <p className={styles.paragraph}>{job.about}</p>
              </ClampedText>
            </section>
          )}
        </div>
      </div>
    </Page>
  )
}
