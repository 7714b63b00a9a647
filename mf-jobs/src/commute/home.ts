import { homeCookieOf, readHome, type Home } from '@lunchpail/contracts/jobs/home-cookie'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { store } from '@lunchpail/kit-web/store'

/** Where ways to work are told from, as the cookie has it. */
export const home = store<Home | null>(typeof document === 'undefined' ? null : readHome(document.cookie))

/** Returns whether the browser keeps it, so that it is there after a reload. */
export function keepHome(next: Home): boolean {
  if (mayKeep('memory')) document.cookie = homeCookieOf(next, location.protocol === 'https:')
  home.set(next)
  return readHome(document.cookie) !== null
}
