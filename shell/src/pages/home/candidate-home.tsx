import { listInvites } from '@lunchpail/contracts/engagement/api'
import { latestApplicationsSlot } from '@lunchpail/contracts/engagement/slots'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { draftNoticeSlot } from '@lunchpail/contracts/wizard/slots'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Page } from '@lunchpail/kit-ui/page'
import { call } from '@lunchpail/kit-web/api-client'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import type { NavigationItem } from '@lunchpail/kit-web/site-data'
import { Slot } from '@lunchpail/kit-web/slot'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { useBadgeCount } from '../../layout/badge-counts.ts'
import { useRegistry } from '../../registry-context.ts'
import { sentences } from '../../sentences.ts'
import { HomeJobs } from './home-job.tsx'
import { homeSentences } from './home-sentences.ts'
import { NextInterview, nextOf } from './next-interview.tsx'
import open from './open-jobs.module.css'
import styles from './candidate-home.module.css'

interface NextProps {
  readonly item: NavigationItem
  /** what changes its number */
  readonly topic: string
}

/** One of the person's own pages, with what is new on it. */
function Next({ item, topic }: NextProps) {
  const t = homeSentences.use()
  const language = useLanguage()
  const count = useBadgeCount(item.badge, topic)
  return (
    <Card as="li" className={styles.next}>
      <Icon name={item.icon} />
      <h2 className={styles.name}>
        <CardLink href={item.page} renderLink={routerLink}>
          {item.label[language]}
        </CardLink>
      </h2>
      {count > 0 && <span className={styles.count}>{t('next.new', { n: count })}</span>}
    </Card>
  )
}

/** Jobs for me that home shows. */
const jobsShown = 5

/** What is next for a candidate who is signed in: an interview or a draft, then jobs for them, then what is new. */
export function CandidateHome() {
  const t = homeSentences.use()
  const ofTheSite = sentences.use()
  const { account } = useSession()
  const invites = useLoad((signal) => call(listInvites, { signal }), [account?.id])
  const jobs = useLoad((signal) => call(listPositions, { signal }), [account?.id])
  useLive('applications', () => {
    invites.retry()
    jobs.retry()
  })
  const own = useRegistry().flatMap(({ name, nav }) =>
    nav
      .filter(({ signedIn, employers }) => signedIn && employers !== true)
      .map((item) => ({ item, topic: name.replace('mf-', '') })),
  )
  const name = account?.first_name ?? ''
  const title = name === '' ? t('next.title-unnamed') : t('next.title', { name })
  const interview = nextOf(invites.value?.invites ?? [])
  const forMe = jobs.value?.positions.filter((job) => !job.application_id).slice(0, jobsShown) ?? []
  usePageTitle(ofTheSite('home'))
  return (
    <Page width="wide" title={title} lead={t('next.lead')}>
      {interview && <NextInterview invite={interview} />}
      {(invites.value || invites.state === 'failed') && !interview && (
        <Slot slot={draftNoticeSlot} props={{}} className={styles.slot} />
      )}
      <section className={open.part}>
        {forMe.length > 0 && (
          <>
            <h2>{t('next.for-me')}</h2>
            <HomeJobs jobs={forMe} />
          </>
        )}
        <LinkButton kind="primary" icon="search" href={jobListPage.path} renderLink={routerLink}>
          {t('next.jobs')}
        </LinkButton>
      </section>
      <ul className={styles.own}>
        {own.map(({ item, topic }) => (
          <Next key={item.page} item={item} topic={topic} />
        ))}
      </ul>
      <Slot
        slot={latestApplicationsSlot}
        props={interview ? { invite_shown: interview.id } : {}}
        className={styles.slot}
      />
    </Page>
  )
}
