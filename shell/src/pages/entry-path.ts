import { loggedInBefore } from '@lunchpail/contracts/auth/sign-in/logged-in-before'
import { loginPage, signUpPage } from '@lunchpail/contracts/auth/pages'
import { usrIn } from '@lunchpail/contracts/auth/sign-in/usr-in'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'

type RegistryPage = RegistryEntry['pages'][number]

/**
 * Where a visitor of a page for signed-in people goes first: to login with a known handle or where a person logged in on this
 * browser before, else to sign-up. A page of managers, the settings of an account, and one with an id in its address is reached
 * only by a link of one's own account: they log in, whatever browser the link opened.
 */
export function entryPath({ candidates, path }: RegistryPage, search: string, cookies: string): string {
  const ofNewcomers = candidates && !path.includes(':')
  const known = usrIn(new URLSearchParams(search)) !== null || loggedInBefore(cookies)
  return ofNewcomers && !known ? signUpPage.path : loginPage.path
}
