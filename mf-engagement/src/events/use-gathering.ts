import { useEffect } from 'react'
import { dayMs } from '@lunchpail/contracts/durations'
import { useLive } from '@lunchpail/kit-web/live'
import { useParams } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadGathering } from './gathering-api.ts'

/** Where the clock here is ahead of the service's: again after that. */
const againMs = 30_000

/** The event or program that the address names, with the registration of whoever is signed in; loaded again once it is over. */
export function useGathering() {
  const { id = '' } = useParams()
  const { account } = useSession()
  const load = useLoad((signal) => loadGathering(id, signal), [id, account?.id])
  const { value, retry } = load
  useLive('registrations', retry)
  useEffect(() => {
    const { over = true, ends_at: endsAt = null } = value?.gathering ?? {}
    const left = endsAt === null ? Infinity : Date.parse(endsAt) - Date.now()
    // no page is open that long, nor does a timer last
    if (over || left > 20 * dayMs) return
    const timer = setTimeout(retry, left > 0 ? left : againMs)
    return () => clearTimeout(timer)
  }, [value, retry])
  return load
}
export type GatheringLoad = ReturnType<typeof useGathering>
