import { lazy, Suspense } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { Navigate, Outlet, useIsLeaving, useLocation } from '@lunchpail/kit-web/router'
import { refreshSession, useSession } from '@lunchpail/kit-web/session'
import { useRegistry } from '../registry-context.ts'
import { remoteOfPath } from '../remotes/remote-of-path.ts'
import { sentences } from '../sentences.ts'
import { FailedScreen } from './failed-screen.tsx'

const Employer = lazy(async () => ({ default: (await import('./employer.screen.tsx')).Employer }))

/**
 * Sends a visitor of a page for signed-in people to log in, with the way back, and shows an employer on a page for
 * candidates what they can do.
 */
export function SignedInGuard() {
  const t = sentences.use()
  const registry = useRegistry()
  const { account, available } = useSession()
  const { pathname, search } = useLocation()
  const isLeaving = useIsLeaving()
  const page = remoteOfPath(registry, pathname)?.page
  if (page?.candidates && account && isEmployer(account.type))
    return (
      <Suspense fallback={null}>
        <Employer />
      </Suspense>
    )
  if (!page?.signedIn || account) return <Outlet />
  // a session that ended on purpose leads somewhere of its own: home, or the report of what was deleted
  if (isLeaving) return null
  if (!available)
    return <FailedScreen reason={t('unavailable.session')} retry={() => void refreshSession()} />
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />
}
