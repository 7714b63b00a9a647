import { useLocation } from '@lunchpail/kit-web/router'
import { useRegistry } from '../registry-context.ts'
import { failureOf } from '../remotes/failures.ts'
import { remoteOfPath } from '../remotes/remote-of-path.ts'
import { FailedScreen } from './failed-screen.tsx'
import { NotFound } from './not-found.screen.tsx'
import { useRevalidate } from './use-revalidate.ts'

/** What a stub shows: its remote could not be loaded, or it was, and has no such page. */
export function RemoteFallback() {
  const registry = useRegistry()
  const revalidate = useRevalidate()
  const owner = remoteOfPath(registry, useLocation().pathname)
  return owner && failureOf(owner.remote.name) ? <FailedScreen retry={revalidate} /> : <NotFound />
}
