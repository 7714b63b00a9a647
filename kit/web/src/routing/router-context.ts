import { createContext, use } from 'react'
import type { SiteRouter } from './site-router.ts'
import type { RouterState } from './router-state.ts'

export const RouterContext = createContext<SiteRouter | undefined>(undefined)
export const RouterStateContext = createContext<RouterState | undefined>(undefined)

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no router around this component')
  return value
}

export const useRouter = (): SiteRouter => present(use(RouterContext))
export const useRouterState = (): RouterState => present(use(RouterStateContext))
