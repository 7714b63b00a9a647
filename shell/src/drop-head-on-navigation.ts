interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } }
  readonly subscribe: (listener: () => void) => () => void
}

const pageTags = 'link[rel="canonical"], meta[name="robots"], script[type="application/ld+json"]'

/** Removes the server-rendered head tags on the first navigation: they describe the page before it. */
export function dropHeadOnNavigation(router: Router): void {
  const { pathname, search } = router.state.location
  const stop = router.subscribe(() => {
    const { location } = router.state
    if (location.pathname === pathname && location.search === search) return
    for (const element of document.head.querySelectorAll(pageTags)) element.remove()
    stop()
  })
}
