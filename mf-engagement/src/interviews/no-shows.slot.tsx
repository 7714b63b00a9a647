import type { noShowsSlot } from '@lunchpail/contracts/engagement/slots'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { FailedLoad } from '../failed-load.tsx'
import { loadNoShows } from '../api.ts'
import { NoShowList } from './no-show-list.tsx'
import { sentences } from '../sentences.ts'

/** Nothing where no company reported a missed interview. */
function NoShowsSlot({ onDone }: SlotComponentProps<typeof noShowsSlot>) {
  const t = sentences.use()
  const load = useLoad(loadNoShows, [])
  const invites = load.value?.invites
  if (load.state === 'failed' && !invites) return <FailedLoad t={t} onRetry={load.retry} />
  if (!invites) return <Skeleton height="8rem" />
  const contested = () => {
    load.retry()
    onDone({ contested: true })
  }
  return <NoShowList invites={invites} onContested={contested} />
}

export default NoShowsSlot
