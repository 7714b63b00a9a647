import { createElement } from 'react'
import type { ReactNode } from 'react'
import { Outlet, UNSAFE_RouteContext as RouteContext } from 'react-router-dom'
import type { RouteMatch, RouteObject } from 'react-router-dom'
import { RouteBoundary } from './route-boundary.ts'

const contentOf = ({ Component, element }: RouteObject): ReactNode =>
  Component ? createElement(Component) : (element ?? createElement(Outlet))

const shown = (route: RouteObject): ReactNode =>
  route.ErrorBoundary
    ? createElement(RouteBoundary, { ErrorBoundary: route.ErrorBoundary }, contentOf(route))
    : contentOf(route)

/**
 * What the matched routes show, each with the next one in its outlet; what is patched in later does not change it.
 * React Router's `useRoutes` does the same, and brings what the data router renders: 2 kB.
 */
export const pageOf = (matches: RouteMatch<string, RouteObject>[]): ReactNode =>
  matches.reduceRight<ReactNode>(
    (outlet, { route }, index) =>
      createElement(
        RouteContext,
        { value: { outlet: outlet as never, matches: matches.slice(0, index + 1), isDataRoute: false } },
        shown(route),
      ),
    null,
  )
