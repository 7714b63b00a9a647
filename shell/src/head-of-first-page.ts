interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } }
  readonly subscribe: (listener: () => void) => () => void
}

const ofOnePage = 'link[rel="canonical"], meta[name="robots"], script[type="application/ld+json"]'

/** What the document says of the page it came with goes when the person does: shared, it would name the wrong one. */
export function dropHeadWithPage(router: Router): void {
  const { pathname, search } = router.state.location
  const stop = router.subscribe(() => {
    const { location } = router.state
    if (location.pathname === pathname && location.search === search) return
    for (const element of document.head.querySelectorAll(ofOnePage)) element.remove()
    stop()
  })
}
