import { cookieSeconds } from '../constants.ts'
import { readCookie } from './read-cookie.ts'

/** What an address says of the campaign and the ad that led to it. 1 §2, 1 §3. */
export interface Visit {
  /** `utm_source` and the like, by their names without `utm_` */
  readonly utm: Readonly<Record<string, string>>
  /** `ccast-source` and `ccuid` */
  readonly adSource: string | null
  readonly adClick: string | null
  /** click ids of search engines and networks, by their names */
  readonly clicks: Readonly<Record<string, string>>
}

const clickNames = ['gclid', 'fbclid', 'msclkid'] as const
const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
const maxTextCharacters = 200

/** A text of an address: trimmed, and cut where it is too long. */
export const textIn = (text: string | null): string | null => text?.trim().slice(0, maxTextCharacters) || null

/** Those of the names that an address has. */
const named = (query: URLSearchParams, names: readonly string[], prefix = ''): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = textIn(query.get(prefix + name))
      return value === null ? [] : [[name, value]]
    }),
  )

export const visitIn = (query: URLSearchParams): Visit => ({
  utm: named(query, utmNames, 'utm_'),
  adSource: textIn(query.get('ccast-source')),
  adClick: textIn(query.get('ccuid')),
  clicks: named(query, clickNames),
})

/** 2 §7: the campaign and the clicks, for two days, and the ad's source, for an hour. */
const names = { campaign: 'utm', source: 'source' } as const
/** Longer cookies are dropped by browsers. */
const maxCookieCharacters = 3000

/** In the spelling of an address; what would make the cookie too long is left out. */
function encoded(entries: readonly (readonly [string, string | null])[]): string {
  const kept = new URLSearchParams()
  for (const [name, value] of entries)
    if (
      value !== null &&
      kept.toString().length + new URLSearchParams({ [name]: value }).toString().length < maxCookieCharacters
    )
      kept.append(name, value)
  return kept.toString()
}

/** The values for `document.cookie` that keep a visit. A later campaign replaces an earlier one. */
export function visitCookies({ utm, adSource, adClick, clicks }: Visit): string[] {
  const campaign = encoded([
    ...Object.entries(utm).map(([name, value]) => [`utm_${name}`, value] as const),
    ['ccuid', adClick],
    ...Object.entries(clicks),
  ])
  const source = encoded([['ccast-source', adSource]])
  const cookie = (name: string, value: string, seconds: number) =>
    value === '' ? [] : [`${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}`]
  return [
    ...cookie(names.campaign, campaign, cookieSeconds.utm),
    ...cookie(names.source, source, cookieSeconds.source),
  ]
}

/** The visit that the cookies kept. */
export const readVisit = (cookies: string): Visit =>
  visitIn(new URLSearchParams(`${readCookie(cookies, names.campaign)}&${readCookie(cookies, names.source)}`))

/** `utm` of a new account and of an application (1 §3), with the ad's source and the click ids but its own. */
export const utmOf = ({ utm, adSource, clicks }: Omit<Visit, 'adClick'>): Record<string, string> => ({
  ...utm,
  ...(adSource && { 'ccast-source': adSource }),
  ...clicks,
})
