import { createElement, startTransition, useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { RouterContext, RouterStateContext } from './router-context.ts'
import type { SiteRouter } from './site-router.ts'

interface RouterViewProps {
  readonly router: SiteRouter
  /** until the screens of the first page are loaded */
  readonly Fallback?: ComponentType
}

/** Shows the page of a router's location. A page is changed in a transition: the old one stays while the new one suspends. */
export function RouterView({ router, Fallback }: RouterViewProps): ReactNode {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state))
    // it may have changed since it was read
    follow()
    return router.subscribe(follow)
  }, [router])
  const { location, historyAction, initialized, page } = state
  return createElement(
    RouterContext,
    { value: router },
    createElement(
      RouterStateContext,
      { value: state },
      createElement(
        Router,
        { location, navigationType: historyAction as never, navigator: router.navigator },
        initialized ? page : Fallback && createElement(Fallback),
      ),
    ),
  )
}
