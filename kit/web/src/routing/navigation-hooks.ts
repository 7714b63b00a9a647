import { use, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteErrorContext } from './route-boundary.ts'
import { useRouter, useRouterState } from './router-context.ts'
import type { SiteRouter } from './site-router.ts'
import type { RouterState, ShouldBlock } from './router-state.ts'

/** Whether a page is on its way. */
export const useNavigation = (): RouterState['navigation'] => useRouterState().navigation

/** Whether the page that is rendered is being left already: the next one loads, or has still to be rendered. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { navigation, location } = useRouter().state
  return navigation.state === 'loading' || location.pathname !== pathname
}

/** What the page failed with, in a route's `ErrorBoundary`. */
export const useRouteError = (): unknown => use(RouteErrorContext)

export type NavigateFunction = SiteRouter['navigate']

/** The same function for as long as there is the router. */
export const useNavigate = (): NavigateFunction => useRouter().navigate

type Blocker =
  | { readonly state: 'unblocked'; readonly proceed?: undefined; readonly reset?: undefined }
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void }

/** Holds a navigation that `shouldBlock` says to ask about, until `proceed` or `reset`. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const router = useRouter()
  const { blocked } = useRouterState()
  const latest = useRef(shouldBlock)
  useLayoutEffect(() => {
    latest.current = shouldBlock
  })
  // at once: a press on what comes into the place of the form would be held by a question that nobody sees any more
  useLayoutEffect(() => {
    router.block((move) => latest.current(move))
    return () => router.block(undefined)
  }, [router])
  return blocked ? { state: 'blocked', ...blocked } : { state: 'unblocked' }
}
