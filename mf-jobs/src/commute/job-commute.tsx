import { Suspense } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { isOutOfArea } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { Link } from '@lunchpail/kit-ui/link'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import type { Job } from '../api.ts'
import { CommuteBar } from './commute-bar.tsx'
import styles from './commute.module.css'
import { home } from './home.ts'
import { commuteSentences } from './sentences.ts'

/** For who has said where they live. Where it does not come, the minutes are told without it. */
const WayStrip = whenWanted(
  'way strip',
  async () => (await import('./way-strip.tsx')).WayStrip,
  () => null,
)

interface JobCommuteProps {
  readonly job: Job | PositionCard
  readonly className?: string | undefined
}

/** The way to one job: minutes, a picture of it, and another site's directions. */
export function JobCommute({ job, className = '' }: JobCommuteProps) {
  const t = commuteSentences.use()
  const from = home.use()
  return (
    <div className={`${styles.job} ${className}`}>
      <CommuteBar positions={[job.id]} />
      {from && !isOutOfArea(from) && (
        <Suspense fallback={null}>
          <WayStrip id={job.id} from={from} />
        </Suspense>
      )}
      <Link href={directionsTo(job)} kind="alone" icon="place" newTab>
        {t('directions')}
      </Link>
    </div>
  )
}

/** By the job alone: where a person lives goes into no URL. */
function directionsTo(job: Job | PositionCard): string {
  const { city, state, zip, approximate } = job.location
  const street = 'address' in job && !approximate ? job.address : null
  const destination = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
