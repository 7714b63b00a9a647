import { useEffect, type ReactNode } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { FactList, type FactProps } from '@lunchpail/kit-ui/fact'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { fieldsWith, namesOfKind } from '@lunchpail/contracts/jobs/posting-fields'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type { Job } from '../api.ts'
import { ClosedPart, useIsNoticed } from '../closed/closed-part.tsx'
import { InterestedButton } from '../interested/interested-button.tsx'
import { useMayApply, useUnmarked } from '../interested/interested.ts'
import { sentences } from '../sentences.ts'
import { ReportJob } from './report-job.tsx'
import { SaveJob } from './save-job.tsx'
import { ShareJob } from './share-job.tsx'
import { SimilarPart } from './similar/similar-part.tsx'
import { useFormatJob } from './use-format-job.ts'
import type { Commute } from '../commute/commute.ts'
import styles from './job.module.css'

/** What only who looks for the way to work needs. */
const commuteParts = store<Commute | undefined>(undefined)

const prepareCommute = (): void =>
  void retryChunk(async () => (await import('../commute/commute.ts')).load()).then(commuteParts.set, () => {})

interface JobViewProps {
  /** a card knows enough for the facts */
  readonly job: Job | PositionCard
  /** more facts of it are on their way */
  readonly isLoading?: boolean
  /** the text of it, or its skeleton */
  readonly children: ReactNode
}

/** What people decide by, then the whole description; Apply is always in reach while the job is open. */
export function JobView({ job, isLoading = false, children }: JobViewProps) {
  const t = sentences.use()
  const format = useFormatJob()
  const facts = useJobFacts(job)
  const mayApply = useMayApply()
  useUnmarked(job.id, Boolean(job.application_id) || job.state !== 'open')
  const Commute = commuteParts.use()?.JobCommute
  useEffect(prepareCommute, [])
  const open = job.state === 'open' && !job.application_id && mayApply
  const isNoticed = useIsNoticed()
  const mismatch = ('mismatch' in job && job.mismatch) || []
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.facts} aria-label={t('job.facts')}>
            <p className={styles.pay}>{format.pay(job.wage)}</p>
            <FactList layout="rows" facts={facts} className={styles.rows} />
            <p className={styles.posted}>{format.posted(job)}</p>
            {'closes_at' in job && job.closes_at && (
              <p className={styles.posted}>{format.until(job.closes_at)}</p>
            )}
            {'replies' in job && job.replies && <p className={styles.posted}>{job.replies}</p>}
          </section>
          {job.application_id && (
            <Notice
              tone="good"
              title={('apply_again' in job && job.apply_again) || t('applied.title')}
              className={styles.state}
            >
              <Link href={`/applications/${job.application_id}`} renderLink={routerLink}>
                {t('applied.see')}
              </Link>
            </Notice>
          )}
          {job.state !== 'open' && (
            <Notice tone="warn" title={t(`job.${job.state}`)} className={styles.state}>
              <p>{t(`job.${job.state}-text`)}</p>
            </Notice>
          )}
          {(job.state !== 'open' || isNoticed) && !job.application_id && mayApply && (
            <ClosedPart id={job.id} isOpen={job.state === 'open'} className={styles.state} />
          )}
          {open && mismatch.length > 0 && (
            <Notice tone="warn" title={t('job.mismatch')} className={styles.state}>
              <ul className={styles.items}>
                {mismatch.map(({ type, text }) => (
                  <li key={type}>{text}</li>
                ))}
              </ul>
            </Notice>
          )}
          {job.state === 'open' && (
            <div className={styles.keep}>
              {/* facts that come would move them under a thumb */}
              {!isLoading && (
                <>
                  {/* first, as the other may come with its remote */}
                  <ShareJob id={job.id} title={job.title} />
                  {open && <SaveJob key={job.id} id={job.id} title={job.title} />}
                </>
              )}
            </div>
          )}
          {Commute && job.state === 'open' && <Commute job={job} className={styles.state} />}
          {open && (
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
          )}
        </div>
        <div className={styles.text}>
          {children}
          <div>
            <ReportJob id={job.id} />
          </div>
          <SimilarPart id={job.id} />
        </div>
      </div>
    </div>
  )
}

/** The facts of a job's page, without absent ones. */
function useJobFacts(job: Job | PositionCard): FactProps[] {
  const t = sentences.use()
  const format = useFormatJob()
  const distance = format.distance(job)
  const commute = format.commute(job)
  const shift = format.shift(job)
  const starts = format.starts(job)
  const place = format.place(job.location)
  const address = 'address' in job ? job.address : null
  const requirements = useRequirements(job)
  const zip = job.location.zip ? ` ${job.location.zip}` : ''
  const facts: (FactProps | null)[] = [
    {
      icon: 'place',
      label: t('job.place'),
      children: address && !job.location.approximate ? `${address}, ${place}${zip}` : place,
    },
    distance ? { icon: 'distance', label: t('job.distance'), children: distance } : null,
    commute ? { icon: 'car', label: t('job.commute-label'), children: commute } : null,
    shift || starts
      ? {
          icon: job.shifts.length === 1 ? job.shifts[0]! : 'shift',
          label: t('job.shift'),
          children: byDots([shift, starts]),
        }
      : null,
    {
      icon: 'calendar',
      label: t('job.type'),
      children: format.type(job),
    },
    // in the words of the company, which may be of another language
    ...fieldsWith('icon').map(([name, icon]) => {
      const text = name in job ? (job as Job)[name] : null
      return text
        ? {
            icon,
            label: t(`job.field.${name}`),
            // "8 hours" may be of a day or a week
            labelShown: name === 'schedule_duration',
            children: <span lang={format.lang(job)}>{text}</span>,
          }
        : null
    }),
    requirements ? { icon: 'check', label: t('job.requirements'), children: requirements } : null,
    job.role ? { icon: 'briefcase', label: t('filter.role'), children: t(`role.${job.role}`) } : null,
  ]
  return facts.filter((fact) => fact !== null)
}

/** What the posting requires, or says that it does not. */
function useRequirements(job: Partial<Job>): string {
  const t = sentences.use()
  const months = namesOfKind('months').filter((name) => job[name])
  // a posting that asks for experience does not do without, whatever else it says
  const flags = namesOfKind('flag').filter((name) => job[name] && (name !== 'entry' || months.length === 0))
  return byDots([
    ...flags.map((name) => t(`job.requires.${name}`)),
    ...months.map((name) => t(`job.requires.${name}`, { n: job[name] ?? 0 })),
  ])
}

export function CompanyLine({ company }: Pick<PositionCard, 'company'>) {
  return (
    <span className={styles.company}>
      <LogoMark name={company.name} src={company.logo_url} size="small" />
      <Link href={`/companies/${company.id}`} renderLink={routerLink}>
        {company.name}
      </Link>
    </span>
  )
}
