import { createElement, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { bustCache } from './bust-cache.ts'
import { reportError } from './error-report.ts'
import { retryChunk } from './retry-chunk.ts'

export type FailedScreen = ComponentType<{ readonly retry: () => void }>
type Lazy = () => Promise<{ readonly Component?: ComponentType | null }>

/** In place of a screen that could not be loaded: becomes that screen once a retry succeeds. */
function recovering(load: Lazy, Failed: FailedScreen): ComponentType {
  return function RecoveringScreen() {
    const [screen, setScreen] = useState<{ Component: ComponentType }>()
    if (screen) return createElement(Suspense, { fallback: null }, createElement(screen.Component))
    const retry = () => {
      bustCache()
      void load().then(
        ({ Component }) => Component && setScreen({ Component }),
        (error: unknown) => reportError(error, 'screen'),
      )
    }
    return createElement(Failed, { retry })
  }
}

/**
 * A microfrontend's routes as a host uses them. The router caches a rejected `lazy` forever, so none reaches it: a
 * chunk is requested again, and a screen that cannot be loaded is a page with Retry.
 */
export function recoveringRoutes(routes: readonly RouteObject[], Failed: FailedScreen): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route
    const recovered = {
      ...route,
      ...(typeof lazy === 'function' && {
        lazy: async () => {
          try {
            return await retryChunk(lazy as Lazy)
          } catch (error) {
            reportError(error, `screen ${route.path ?? ''}`)
            return { Component: recovering(lazy as Lazy, Failed) }
          }
        },
      }),
      ...(children && { children: recoveringRoutes(children, Failed) }),
    }
    return recovered as RouteObject
  })
}
