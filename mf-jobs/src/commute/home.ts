import {
  homeCookieOf,
  noHomeCookie,
  readHome,
  type Home,
} from '@lunchpail/contracts/jobs/commute/home-cookie'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { store } from '@lunchpail/kit-web/store'
import { times } from './times.ts'

const read = () => (typeof document === 'undefined' ? null : readHome(document.cookie))

/** Where ways to work are told from, as the cookie has it. */
export const home = store<Home | null>(read())

const person = () => currentSession().account?.id ?? currentSession().limited
let whose = person()
let hadCookie = home.get() !== null
// signing out takes the cookie, as does another's signing in, and neither loads a page; a visitor who signs in keeps what has none
onSessionChange(() => {
  const before = whose
  whose = person()
  if (before !== whose && (before || hadCookie)) home.set(read())
})

/** Returns whether the browser keeps it, so that it is there after a reload. */
export function keepHome(next: Home): boolean {
  if (mayKeep('memory')) document.cookie = homeCookieOf(next, location.protocol === 'https:')
  home.set(next)
  return (hadCookie = isHomeKept())
}

/** Else it goes with the page, as where it was refused. */
export const isHomeKept = (): boolean => readHome(document.cookie) !== null

/** As if no address had been given. */
export function forgetHome(): void {
  document.cookie = noHomeCookie
  home.set(null)
  times.set({})
}
