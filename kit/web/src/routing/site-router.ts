import {
  matchRoutes,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import type {
  Location,
  NavigateOptions as RouterNavigateOptions,
  Navigator,
  RouteMatch,
  RouteObject,
  To,
} from 'react-router-dom'
import { pageOf } from './page-of.ts'
import type { Action, RouterState, ShouldBlock } from './router-state.ts'
import { copied, loadScreen, routeWithId } from './route-tree.ts'

export type NavigateOptions = Pick<RouterNavigateOptions, 'replace' | 'state' | 'preventScrollReset'>
type History = ReturnType<typeof createBrowserHistory>

/** Adds children to the route of that id. */
export type Patch = (id: string, children: readonly RouteObject[]) => void

interface SiteRouterOptions {
  /** Patches in what else there is for a path before it is matched; undefined where there is nothing to wait for. */
  readonly discover?: (path: string, patch: Patch) => Promise<void> | undefined
}

export interface SiteRouter {
  readonly state: RouterState
  readonly subscribe: (listener: () => void) => () => void
  /** The page stays until the screens of the next one are loaded; the promise is kept when that has taken its place. */
  readonly navigate: (to: To | number, options?: NavigateOptions) => Promise<void>
  /** what React Router's own hooks navigate by */
  readonly navigator: Navigator
  /** Tells when a location begins to be left. */
  readonly onLeave: (listener: () => void) => () => void
  /** One question at a time: the last one asks. */
  readonly block: (shouldBlock: ShouldBlock | undefined) => void
}

interface Attempt {
  readonly action: Action
  readonly location: Location
  readonly preventScrollReset: boolean
  /** back or forward, by so many entries */
  readonly delta?: number
}

const idle = { state: 'idle' } as const

function listeners() {
  const all = new Set<() => void>()
  return {
    tell: () => all.forEach((listener) => listener()),
    add: (listener: () => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

/**
 * The navigation of the site over React Router's declarative router, whose data router would be a fifth of the first
 * visit's scripts: `lazy` screens, routes that are found on the way, and a question before leaving.
 */
function createSiteRouter(
  given: readonly RouteObject[],
  history: History,
  { discover }: SiteRouterOptions,
): SiteRouter {
  const routes = copied(given)
  const changes = listeners()
  const leaves = listeners()
  let pending: Attempt | undefined
  let shouldBlock: ShouldBlock | undefined
  /** A back or forward of our own making: it asks nothing, or only undoes the one that is asked about. */
  let expected: 'undone' | 'allowed' | undefined

  let matched: { readonly path: string; readonly matches: RouteMatch[] } | undefined
  /** The matches of the path that was last asked for: each time, React Router would go through all routes. */
  const matching = (path: string): RouteMatch[] => {
    if (matched?.path !== path) matched = { path, matches: matchRoutes(routes, path) ?? [] }
    return matched.matches
  }
  const patch: Patch = (id, children) => {
    matched = undefined
    const route = routeWithId(routes, id)
    if (route) route.children = [...(route.children ?? []), ...copied(children)]
  }
  const loadScreens = (path: string): Promise<unknown> | undefined => {
    const missing = matching(path).filter(({ route }) => route.lazy)
    return missing.length > 0 ? Promise.all(missing.map(({ route }) => loadScreen(route))) : undefined
  }
  const load = (path: string): Promise<unknown> | undefined => {
    const discovering = discover?.(path, patch)
    return discovering ? discovering.then(() => loadScreens(path)) : loadScreens(path)
  }

  const update = (changed: Partial<RouterState>): void => {
    router.state = { ...router.state, ...changed }
    changes.tell()
  }
  const complete = (attempt: Attempt): void => {
    const { action, location, preventScrollReset } = attempt
    pending = undefined
    if (action === 'PUSH') history.push(location, location.state)
    if (action === 'REPLACE') history.replace(location, location.state)
    update({
      initialized: true,
      location,
      historyAction: action,
      navigation: idle,
      preventScrollReset,
      page: pageOf(matching(location.pathname)),
      blocked: undefined,
    })
  }
  /** Another entry of the page that is shown, as a dialog over it has: it waits for nothing, not even for what failed. */
  const stays = ({ action, location, preventScrollReset }: Attempt): boolean =>
    router.state.initialized &&
    location.pathname === router.state.location.pathname &&
    (action === 'POP' || preventScrollReset)
  const begin = async (attempt: Attempt): Promise<void> => {
    pending = attempt
    const loading = stays(attempt) ? undefined : load(attempt.location.pathname)
    if (loading && router.state.initialized) update({ navigation: { state: 'loading' } })
    // never in the middle of the event that asked for it; the first page is there at once, so that it can be hydrated
    if (loading || router.state.initialized) await loading
    if (pending === attempt) complete(attempt)
  }

  /** Whether the question is put. */
  const asks = (attempt: Attempt, proceed: () => void): boolean => {
    const { location: currentLocation } = router.state
    if (!shouldBlock?.({ currentLocation, nextLocation: attempt.location })) return false
    const reset = () => update({ blocked: undefined })
    update({
      blocked: {
        reset,
        proceed: () => {
          reset()
          proceed()
        },
      },
    })
    return true
  }
  const leave = (attempt: Attempt): Promise<void> => {
    leaves.tell()
    return begin(attempt)
  }
  const navigate: SiteRouter['navigate'] = async (to, options = {}) => {
    if (typeof to === 'number') return history.go(to)
    const { replace = false, state = null, preventScrollReset = false } = options
    const attempt: Attempt = {
      action: replace ? 'REPLACE' : 'PUSH',
      location: {
        ...history.encodeLocation(resolvePath(to, router.state.location.pathname)),
        state: state as unknown,
        key: Math.random().toString(36).slice(2, 10),
        mask: undefined,
      },
      preventScrollReset,
    }
    if (!asks(attempt, () => void leave(attempt))) await leave(attempt)
  }

  history.listen(({ location, delta }) => {
    const own = expected
    expected = undefined
    if (own === 'undone') return
    const attempt: Attempt = { action: 'POP', location, preventScrollReset: false }
    const again = () => {
      expected = 'allowed'
      history.go(delta!)
    }
    if (own === 'allowed' || delta === null || !asks(attempt, again)) {
      void leave(attempt)
      return
    }
    // the browser is there already: it goes back to where the question is put
    expected = 'undone'
    history.go(-delta)
  })

  const router: SiteRouter & { state: RouterState } = {
    state: {
      initialized: false,
      location: history.location,
      historyAction: history.action,
      navigation: idle,
      preventScrollReset: false,
      page: null,
      blocked: undefined,
    },
    subscribe: changes.add,
    navigate,
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (delta) => history.go(delta),
      push: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: false }),
      replace: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: true }),
    },
    onLeave: leaves.add,
    block: (ask) => {
      shouldBlock = ask
      if (!ask && router.state.blocked) update({ blocked: undefined })
    },
  }
  void begin({ action: 'POP', location: history.location, preventScrollReset: false })
  return router
}

/** The router of a browser's tab. */
export const createBrowserRouter = (
  routes: readonly RouteObject[],
  options: SiteRouterOptions = {},
): SiteRouter => createSiteRouter(routes, createBrowserHistory(), options)

interface MemoryRouterOptions extends SiteRouterOptions {
  readonly initialEntries?: string[]
}

/** A router without a browser: on the server, and in tests. */
export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries, ...options }: MemoryRouterOptions = {},
): SiteRouter =>
  createSiteRouter(routes, createMemoryHistory({ ...(initialEntries && { initialEntries }) }), options)
