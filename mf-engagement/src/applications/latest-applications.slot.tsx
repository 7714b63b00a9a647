import { reachSlot } from '@lunchpail/contracts/auth/slots'
import type { latestApplicationsSlot } from '@lunchpail/contracts/engagement/slots'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { useLive } from '@lunchpail/kit-web/live'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { FailedLoad } from '../failed-load.tsx'
import { loadApplications } from '../api.ts'
import { ApplicationCard } from './application-card.tsx'
import styles from '../cards.module.css'
import { Invites, useInvites } from '../interviews/invites.tsx'
import { sentences } from '../sentences.ts'

const maxShown = 3

interface LatestProps {
  /** an invite that the page shows itself */
  readonly shown: string | undefined
}

function Latest({ shown }: LatestProps) {
  const t = sentences.use()
  const load = useLoad((signal) => loadApplications(1, signal), [])
  useLive('applications', load.retry)
  const invites = useInvites()
  const list = load.value
  if (load.state === 'failed' && !list) return <FailedLoad t={t} onRetry={load.retry} />
  if (!list || !invites.isSettled) return null
  const reach = <Slot slot={reachSlot} props={{}} />
  // who saved an unfinished application is promised a reminder
  if (list.total === 0) return reach
  return (
    <div className={styles.latest}>
      <Invites load={invites} without={shown} />
      {reach}
      <section aria-labelledby="latest-applications" className={styles.latest}>
        <h2 id="latest-applications">{t('latest.title')}</h2>
        <ul className={styles.list}>
          {list.applications.slice(0, maxShown).map((application) => (
            <ApplicationCard key={application.id} application={application} level={3} />
          ))}
        </ul>
        {list.total > maxShown && (
          <Link kind="alone" href={applicationsPage.path} renderLink={routerLink}>
            {t('latest.all', { n: list.total })}
          </Link>
        )}
      </section>
    </div>
  )
}

function LatestApplications({ invite_shown }: SlotComponentProps<typeof latestApplicationsSlot>) {
  const { account } = useSession()
  return account && <Latest key={account.id} shown={invite_shown} />
}

export default LatestApplications
