/** Where the scroll places of this tab are kept. */
export const scrollStorageKey = 'scroll-places'

/**
 * The first page of a visit is kept by its address. Whoever reloads it, or comes back to it from another site, finds the
 * place where they were; whoever opens it again in a tab that was used before begins at its top.
 */
export function forgetPlaceOnFreshVisit(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'navigate') return
  try {
    const places = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}') as Record<string, number>
    delete places[location.pathname + location.search]
    sessionStorage.setItem(scrollStorageKey, JSON.stringify(places))
  } catch {
    // storage is closed in some private windows
  }
}
