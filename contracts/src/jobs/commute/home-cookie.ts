import { cookieSeconds } from '../../constants.ts'
import { readCookie } from '../../visit/read-cookie.ts'
import { addressCharacters } from './commute-limits.ts'
import { homeCookie } from './home-cookie-name.ts'
import { outOfArea } from '../rules/geohash.ts'

/** 1 §7: where ways to work are told from. The browser keeps it for 7 days; no server stores it. */
export interface Home {
  readonly address: string
  readonly lat: number
  readonly lng: number
  /** of the area around it; `ooa` where every job is more than two hours away */
  readonly geohash: string
  readonly city: string | null
}

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)
const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most
const line = new RegExp(`^[^\\p{Cc}]{1,${addressCharacters}}$`, 'u')

/** The home in `document.cookie`; null without one, and where anything else was written there. */
export function readHome(cookies: string): Home | null {
  try {
    const { address, lat, lng, geohash, city } = JSON.parse(
      decodeURIComponent(readCookie(cookies, homeCookie)),
    ) as Record<string, unknown>
    const known =
      isText(address, line) &&
      isDegrees(lat, 90) &&
      isDegrees(lng, 180) &&
      isText(geohash, /^(ooa|[0-9b-hjkmnp-z]{1,12})$/)
    return known ? { address, lat, lng, geohash, city: isText(city, line) ? city : null } : null
  } catch {
    return null
  }
}

/** The value for `document.cookie`; by https no other way is it sent. */
export const homeCookieOf = ({ address, lat, lng, geohash, city }: Home, secure: boolean): string =>
  `${homeCookie}=${encodeURIComponent(JSON.stringify({ address, lat, lng, geohash, city }))}; Path=/; SameSite=Lax; Max-Age=${cookieSeconds.geolocation}${secure ? '; Secure' : ''}`

/** For `document.cookie`: takes it away. */
export const noHomeCookie = `${homeCookie}=; Path=/; Max-Age=0`

export const isOutOfArea = ({ geohash }: Home): boolean => geohash === outOfArea
