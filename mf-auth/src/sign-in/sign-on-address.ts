/** Where the company's own login begins, which leads to `returnTo` afterwards. */
export function signOnAddress(address: string, returnTo: string): string {
  const url = new URL(address, location.href)
  url.searchParams.set('redirect', returnTo)
  return url.href
}

/** The page that a form is on: where a login in place goes on. */
export const thisPage = (): string => location.pathname + location.search + location.hash
