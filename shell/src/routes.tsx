import { cookiesPage, helpPage } from '@lunchpail/contracts/shell/pages'
import type { RouteObject } from '@lunchpail/kit-web/router'
import { currentSession } from '@lunchpail/kit-web/session'
import { recoveringRoutes } from '@lunchpail/kit-web/recovering-routes'
import type { Patch } from '@lunchpail/kit-web/routing/site-router'
import { reportError } from '@lunchpail/kit-web/error-report'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { nextTask } from './next-task.ts'
import { Layout } from './layout/layout.tsx'
import { NotFound } from './pages/not-found.screen.tsx'
import { PageError } from './pages/page-error.screen.tsx'
import { FailedScreen } from './pages/failed-screen.tsx'
import { SignedInGuard } from './pages/signed-in-guard.tsx'
import { RemoteFallback } from './pages/remote-fallback.screen.tsx'
import { forgetFailure, keepFailure } from './remotes/failures.ts'
import { remoteOfPath } from './remotes/remote-of-path.ts'
import type { Remotes } from './remotes/remotes.ts'

const legal = () => import('./pages/legal/legal.screen.tsx')
/** The shell's own. */
export const ownPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ './pages/home/home.screen.tsx')).Home,
    }),
  },
  { path: '/terms', lazy: async () => ({ Component: (await legal()).Terms }) },
  { path: '/privacy', lazy: async () => ({ Component: (await legal()).Privacy }) },
  {
    path: helpPage.path,
    lazy: async () => ({ Component: (await import('./pages/help/help.screen.tsx')).Help }),
  },
  {
    path: cookiesPage.path,
    lazy: async () => ({ Component: (await import('./pages/cookies/cookies.screen.tsx')).Cookies }),
  },
]

/**
 * A remote's route until its manifest is loaded. What is at its pages' addresses shows when the remote could not be
 * loaded or has no such page.
 */
const stub = ({ name, pages }: RegistryEntry): RouteObject => ({
  id: name,
  ErrorBoundary: PageError,
  Component: SignedInGuard,
  children: pages.map(({ path }) => ({ path: `${path.replace(/\/$/, '')}/*`, Component: RemoteFallback })),
})

export const siteRoutes = (registry: readonly RegistryEntry[]): RouteObject[] => [
  {
    Component: Layout,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...recoveringRoutes(ownPages, FailedScreen),
          ...registry.map(stub),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]

/** Loads the remote that owns the page and adds its routes. Never rejects: the page says what could not be loaded. */
export const graftRoutes = (remotes: Remotes) => {
  const grafted = new Set<string>()
  const graft = async (name: string, patch: Patch): Promise<void> => {
    try {
      const { routes } = await remotes.manifest(name)
      if (grafted.has(name)) return
      patch(name, recoveringRoutes(routes, FailedScreen))
      grafted.add(name)
      forgetFailure(name)
      // the router matches all routes again
      await nextTask()
    } catch (error) {
      keepFailure(name, error)
      reportError(error, `remote ${name}`)
    }
  }
  return (path: string, patch: Patch): Promise<void> | undefined => {
    const owner = remoteOfPath(remotes.registry, path)
    if (!owner || grafted.has(owner.remote.name)) return undefined
    if (owner.page.signedIn && !currentSession().account) return undefined
    return graft(owner.remote.name, patch)
  }
}
