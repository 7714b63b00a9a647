import { Navigate, Outlet, useLocation } from '@lunchpail/kit-web/router'
import { refreshSession, useSession } from '@lunchpail/kit-web/session'
import { useRegistry } from '../registry-context.ts'
import { remoteOfPath } from '../remotes/remote-of-path.ts'
import { sentences } from '../sentences.ts'
import { FailedScreen } from './failed-screen.tsx'

/** Sends a visitor of a page for signed-in people to log in, with the way back. */
export function SignedInGuard() {
  const t = sentences.use()
  const registry = useRegistry()
  const { account, available } = useSession()
  const { pathname, search } = useLocation()
  const wanted = remoteOfPath(registry, pathname)?.page.signedIn
  if (!wanted || account) return <Outlet />
  if (!available)
    return <FailedScreen reason={t('unavailable.session')} retry={() => void refreshSession()} />
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />
}
