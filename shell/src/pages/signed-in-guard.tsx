import { lazy, Suspense, useEffect, useState } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { Outlet, useIsLeaving, useLocation } from '@lunchpail/kit-web/router'
import { currentSession, pausedFor, refreshSession, useSession } from '@lunchpail/kit-web/session'
import { useRegistry } from '../registry-context.ts'
import { remoteOfPath } from '../remotes/remote-of-path.ts'
import { sentences } from '../sentences.ts'
import { FailedScreen } from './failed-screen.tsx'

const Employer = lazy(async () => ({ default: (await import('./employer/employer.screen.tsx')).Employer }))
const Paused = lazy(() => import('./paused.tsx'))
const ToEntry = lazy(() => import('./to-entry.tsx'))

/**
 * Sends a visitor of a page for signed-in people to log in or sign up, with the way back, and shows an employer on a page for
 * candidates what they can do. A page on which the session ended by itself stays, out of sight, with what was typed, and
 * login opens over it.
 */
export function SignedInGuard() {
  const t = sentences.use()
  const registry = useRegistry()
  const { account, available, level } = useSession()
  const { pathname } = useLocation()
  const isLeaving = useIsLeaving()
  const [seen, setSeen] = useState({ account, pathname })
  const [asking, setAsking] = useState(false)
  if (account && (account !== seen.account || pathname !== seen.pathname)) setSeen({ account, pathname })
  const page = remoteOfPath(registry, pathname)?.page
  // whoever logged out in another tab has no session anymore, and nothing of theirs stays
  const ended = level === 'expired' || level === 'password changed'
  const who = page?.signedIn && pathname === seen.pathname ? seen.account?.id : undefined
  const paused = account || !ended ? undefined : who
  if (paused && !asking) setAsking(true)
  useEffect(() => pausedFor.set(paused), [paused])
  if (page?.candidates && account && isEmployer(account.type))
    return (
      <Suspense fallback={null}>
        <Employer />
      </Suspense>
    )
  if (!page?.signedIn || account || paused)
    return (
      <>
        {/* another person gets a page of their own */}
        <Outlet key={who} />
        {asking && seen.account && (
          <Suspense fallback={null}>
            <Paused
              handle={seen.account.email}
              onDone={() => {
                setAsking(false)
                if (!currentSession().account) setSeen({ account: null, pathname })
              }}
            />
          </Suspense>
        )}
      </>
    )
  // a session that ended on purpose leads somewhere of its own: home, or the report of what was deleted
  if (isLeaving) return null
  if (!available)
    return <FailedScreen reason={t('unavailable.session')} retry={() => void refreshSession()} />
  // who had a session here needs no new account
  return (
    <Suspense fallback={null}>
      <ToEntry page={page} isKnown={seen.account !== null || level !== 'normal'} />
    </Suspense>
  )
}
