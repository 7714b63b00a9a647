import { byDots } from '@lunchpail/contracts/language/by-dots'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { wageRange } from '@lunchpail/contracts/language/figures'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { useLanguage } from '@lunchpail/kit-web/language'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { homeSentences } from './home-sentences.ts'
import styles from './open-jobs.module.css'

interface HomeJobsProps {
  readonly jobs: readonly PositionCard[]
}

/** A few jobs: what they pay, what they are, whose, and where. */
export function HomeJobs({ jobs }: HomeJobsProps) {
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <HomeJob key={job.id} job={job} />
      ))}
    </ul>
  )
}

function HomeJob({ job }: { readonly job: PositionCard }) {
  const t = homeSentences.use()
  const language = useLanguage()
  const { known, amounts } = wageRange(job.wage.from, job.wage.to)
  const place = `${job.location.city}, ${job.location.state}`
  return (
    <Card as="li" className={styles.job}>
      <div className={styles.words}>
        <p className={styles.pay}>{t(`pay.${known}`, amounts)}</p>
        <h3
          className={styles.title}
          lang={job.language && job.language !== language ? job.language : undefined}
        >
          <CardLink href={`/jobs/${job.id}`} renderLink={routerLink}>
            {job.title}
          </CardLink>
        </h3>
        <p className={styles.of}>{byDots([job.company.name, place])}</p>
      </div>
      <LogoMark name={job.company.name} src={job.company.logo_url} />
    </Card>
  )
}
