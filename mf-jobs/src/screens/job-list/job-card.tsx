import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { FactList } from '@lunchpail/kit-ui/fact'
import type { FactProps } from '@lunchpail/kit-ui/fact'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { linkFrom } from '../../router-link.tsx'
import { sentences } from '../../sentences.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import styles from './job-card.module.css'

interface JobCardProps {
  readonly job: PositionCard
  /** address of the list, for the way back */
  readonly list: string
  readonly zip: string
}

/** One job: pay, place, distance and shift first, because people decide by these. All of it can be pressed. */
export function JobCard({ job, list, zip }: JobCardProps) {
  const say = sentences.use()
  const words = useJobWords()
  const distance = words.distance(job)
  const commute = words.commute(job)
  const shift = words.shift(job)
  const facts: FactProps[] = [
    {
      icon: 'place',
      label: say('job.place'),
      children: distance ? `${words.place(job.location)} · ${distance}` : words.place(job.location),
    },
    ...(commute ? [{ icon: 'car', label: say('job.commute-label'), children: commute } as const] : []),
    {
      icon: shift && job.shifts.length === 1 ? job.shifts[0]! : 'shift',
      label: say(shift ? 'job.shift' : 'job.type'),
      children: [shift, words.type(job)].filter(Boolean).join(' · '),
    },
  ]
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.pay}>{words.pay(job.wage)}</p>
          <h2 className={styles.title}>
            <CardLink
              href={zip ? `/jobs/${job.id}?zip=${zip}` : `/jobs/${job.id}`}
              renderLink={linkFrom(list)}
            >
              {job.title}
            </CardLink>
          </h2>
          <p className={styles.company}>{job.company.name}</p>
        </div>
        <LogoMark name={job.company.name} src={job.company.logo_url} />
      </div>
      <FactList facts={facts} className={styles.facts} />
      <p className={styles.description}>{job.description}</p>
      <p className={styles.posted}>{[words.starts(job), words.posted(job)].filter(Boolean).join(' · ')}</p>
    </Card>
  )
}
