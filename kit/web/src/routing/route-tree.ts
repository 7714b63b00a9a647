import type { RouteObject } from 'react-router-dom'

/** A copy, as children are added. */
export const copied = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) =>
    route.children ? ({ ...route, children: copied(route.children) } as RouteObject) : { ...route },
  )

export function routeWithId(routes: readonly RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : routeWithId(route.children ?? [], id)
    if (found) return found
  }
  return undefined
}

type Lazy = () => Promise<{ readonly Component?: RouteObject['Component'] }>

export async function loadScreen(route: RouteObject): Promise<void> {
  try {
    const { Component } = await (route.lazy as Lazy)()
    Object.assign(route, { Component, lazy: undefined })
  } catch (error) {
    const Failed = () => {
      throw error
    }
    Object.assign(route, { Component: Failed, lazy: undefined })
  }
}
