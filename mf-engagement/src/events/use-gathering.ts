import { useLive } from '@lunchpail/kit-web/live'
import { useParams } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadGathering } from './gathering-api.ts'

/** The event or program that the address names, with the registration of whoever is signed in. */
export function useGathering() {
  const { id = '' } = useParams()
  const { account } = useSession()
  const load = useLoad((signal) => loadGathering(id, signal), [id, account?.id])
  useLive('registrations', load.retry)
  return load
}
export type GatheringLoad = ReturnType<typeof useGathering>
