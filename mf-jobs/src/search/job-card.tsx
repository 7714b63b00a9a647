import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { FactList } from '@lunchpail/kit-ui/fact'
import type { FactProps } from '@lunchpail/kit-ui/fact'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { AppliedLink } from '../interested/applied-link.tsx'
import { InterestedButton } from '../interested/interested-button.tsx'
import { useMayApply } from '../interested/interested.ts'
import { sentences } from '../sentences.ts'
import { useFormatJob } from '../job/use-format-job.ts'
import styles from './job-card.module.css'

interface JobCardProps {
  readonly job: PositionCard
  readonly href: string
  readonly renderLink: RenderLink
  /** its detail is open beside the list */
  readonly open: boolean
}

/** One job: pay, place, distance and shift first, because people decide by these. All of it can be pressed. */
export function JobCard({ job, href, renderLink, open }: JobCardProps) {
  const t = sentences.use()
  const format = useFormatJob()
  const mayApply = useMayApply()
  const lang = format.lang(job)
  const distance = format.distance(job)
  const commute = format.commute(job)
  const shift = format.shift(job)
  const facts: FactProps[] = [
    {
      icon: 'place',
      label: t('job.place'),
      children: byDots([format.place(job.location), distance]),
    },
    ...(commute ? [{ icon: 'car', label: t('job.commute-label'), children: commute } as const] : []),
    {
      icon: shift && job.shifts.length === 1 ? job.shifts[0]! : 'shift',
      label: t(shift ? 'job.shift' : 'job.type'),
      children: byDots([shift, format.type(job)]),
    },
  ]
  return (
    <Card as="li" className={open ? `${styles.card} ${styles.open}` : styles.card} data-job={job.id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.pay}>{format.pay(job.wage)}</p>
          <h2 className={styles.title} lang={lang}>
            <CardLink href={href} renderLink={renderLink}>
              {job.title}
            </CardLink>
          </h2>
          <p className={styles.company}>{job.company.name}</p>
        </div>
        <LogoMark name={job.company.name} src={job.company.logo_url} />
      </div>
      <FactList facts={facts} className={styles.facts} />
      {job.benefits && job.benefits.length > 0 && <p className={styles.benefits}>{byDots(job.benefits)}</p>}
      <p className={styles.description} lang={lang}>
        {job.description}
      </p>
      <div className={styles.foot}>
        <p className={styles.posted}>
          {byDots([format.starts(job), format.posted(job), lang && t('job.other-language')])}
        </p>
        {job.application_id ? (
          <AppliedLink id={job.application_id} position={job.id} title={job.title} />
        ) : (
          mayApply && <InterestedButton id={job.id} title={job.title} />
        )}
      </div>
    </Card>
  )
}
