import { cookieSeconds } from '../constants.ts'
import { readCookie } from '../visit/read-cookie.ts'
import { maxInterested } from './enumerations.ts'

/** 2 §7: the cookie with the ids of the positions that a visitor marked; no personal data. */
export const savedPositionsCookie = 'saved_positions'

/** The ids in a `Cookie` header or `document.cookie`, in the order in which they were marked. */
export function readSavedPositions(cookies: string): number[] {
  const ids = readCookie(cookies, savedPositionsCookie)
    .split('.')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxInterested)
}

/** The value for `document.cookie`; without ids it deletes the cookie. */
export const savedPositionsOf = (ids: readonly number[]): string =>
  `${savedPositionsCookie}=${ids.join('.')}; Path=/; SameSite=Lax; Max-Age=${ids.length > 0 ? cookieSeconds.savedPositions : 0}`

/** The value for `document.cookie` once these positions are applied to; nothing where none of them was marked. */
export function savedWithout(cookies: string, applied: readonly number[]): string | undefined {
  const saved = readSavedPositions(cookies)
  const others = saved.filter((id) => !applied.includes(id))
  return others.length < saved.length ? savedPositionsOf(others) : undefined
}

/** The address where an application for these positions begins. 2 §2. */
export const applyAddress = (ids: readonly number[]): string => `/app/start/?sn=0&p=${ids.join(',')}`
