import { latestApplicationsSlot } from '@lunchpail/contracts/engagement/slots'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { draftNoticeSlot } from '@lunchpail/contracts/wizard/slots'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Page } from '@lunchpail/kit-ui/page'
import { useLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import type { NavigationItem } from '@lunchpail/kit-web/site-data'
import { Slot } from '@lunchpail/kit-web/slot'
import { useBadgeCount } from '../layout/badge-counts.ts'
import { useRegistry } from '../registry-context.ts'
import { sentences } from '../sentences.ts'
import { Categories } from './categories.tsx'
import { homeSentences } from './home-sentences.ts'
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

/** BY-23: what is next for a candidate who is signed in. */
export function CandidateHome() {
  const t = homeSentences.use()
  const ofTheSite = sentences.use()
  const { account } = useSession()
  const own = useRegistry().flatMap(({ name, nav }) =>
    nav
      .filter(({ signedIn, employers }) => signedIn && employers !== true)
      .map((item) => ({ item, topic: name.replace('mf-', '') })),
  )
  const name = account?.first_name ?? ''
  const title = name === '' ? t('next.title-unnamed') : t('next.title', { name })
  usePageTitle(ofTheSite('home'))
  return (
    <Page width="wide" title={title} lead={t('next.lead')}>
      <Slot slot={draftNoticeSlot} props={{}} className={styles.slot} />
      <LinkButton kind="primary" icon="search" href={jobListPage.path} renderLink={routerLink}>
        {t('next.jobs')}
      </LinkButton>
      <ul className={styles.own}>
        {own.map(({ item, topic }) => (
          <Next key={item.page} item={item} topic={topic} />
        ))}
      </ul>
      <Slot slot={latestApplicationsSlot} props={{}} className={styles.slot} />
      <Categories />
    </Page>
  )
}
