import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { isOutOfArea } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { Link } from '@lunchpail/kit-ui/link'
import type { Job } from '../api.ts'
import { CommuteBar } from './commute-bar.tsx'
import styles from './commute.module.css'
import { home } from './home.ts'
import { commuteSentences } from './sentences.ts'
import { WayStrip } from './way-strip.tsx'

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
      {from && !isOutOfArea(from) && <WayStrip id={job.id} from={from} />}
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
