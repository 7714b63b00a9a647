import { createPath, resolvePath } from 'react-router-dom'
import type { To } from 'react-router-dom'
import type { SiteRouter } from './site-router.ts'

/**
 * The router of a part of a document that shows none of the site's other pages: what leads to one of them is left to the
 * browser. What stays on its page, as a dialog over it does, is the router's own.
 */
export function withWholeNavigation(router: SiteRouter): SiteRouter {
  const navigate: SiteRouter['navigate'] = async (to, options = {}) => {
    const here = router.state.location.pathname
    const next = typeof to === 'number' ? undefined : resolvePath(to, here)
    if (!next || next.pathname === here) await router.navigate(to, options)
    else if (options.replace) location.replace(createPath(next))
    else location.assign(createPath(next))
  }
  const by =
    (replace: boolean): SiteRouter['navigator']['push'] =>
    (to: To, state: unknown, options) =>
      void navigate(to, { ...options, state, replace })
  return {
    ...router,
    get state() {
      return router.state
    },
    navigate,
    navigator: { ...router.navigator, push: by(false), replace: by(true) },
  }
}
