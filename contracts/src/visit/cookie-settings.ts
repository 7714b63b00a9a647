import { yearSeconds } from '../durations.ts'
import { readCookie } from './read-cookie.ts'

/**
 * What a browser keeps that the site works without, by kinds that a visitor can refuse. Everything else is needed:
 * the login, the protection of forms, the language that was chosen, answers that are not sent yet, and this choice.
 * - `memory`: what was marked, searched for or seen before, so that it is there again
 * - `campaign`: the ad or link that led to the site
 * - `statistics`: what is counted, and errors that a page reports
 * - `chat`: what another site's live chat keeps, where the site has one
 */
export const optionalKinds = ['memory', 'campaign', 'statistics', 'chat'] as const
export type OptionalKind = (typeof optionalKinds)[number]

/** The cookies of each kind. One that is new and not needed belongs here; `optional-storage` has the entries of localStorage. */
const cookiesOfKind: Readonly<Record<OptionalKind, readonly string[]>> = {
  memory: ['saved_positions', 'search', 'geolocation', 'login'],
  campaign: ['utm', 'source'],
  statistics: [],
  chat: [],
}

const cookieName = 'cookie_settings'
/** By https, a cookie that the server sets has this before its name. */
const hostPrefix = '__Host-'

/**
 * The kinds that a browser refuses: by the cookie of its choice, and by a request of Global Privacy Control or Do Not Track
 * (`asksNot`), which no choice overrules. Without either nothing is refused.
 */
export function refusedKinds(cookies: string, asksNot: boolean): OptionalKind[] {
  const chosen = readCookie(cookies, cookieName).split('.')
  return optionalKinds.filter((kind) => chosen.includes(kind) || (asksNot && kind !== 'memory'))
}

/** The value for `document.cookie` that keeps the choice: what is refused, and nothing of who it is. */
export const cookieSettingsOf = (refused: readonly OptionalKind[]): string =>
  `${cookieName}=${refused.join('.')}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`

/** Whether a cookie is of a kind that is refused. */
export const isRefused = (name: string, refused: readonly OptionalKind[]): boolean =>
  refused.some((kind) => cookiesOfKind[kind].includes(name.replace(hostPrefix, '')))

/** The values for Set-Cookie or `document.cookie` that remove what a `Cookie` header has of refused kinds. */
export const cookieRemovals = (cookies: string, refused: readonly OptionalKind[]): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.trim().split('=', 1)[0]!)
    .filter((name) => isRefused(name, refused))
    .map(
      (name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0${name.startsWith(hostPrefix) ? '; Secure' : ''}`,
    )
