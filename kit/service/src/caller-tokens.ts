import { importJWK, SignJWT, type JWK } from 'jose'
import type { Noun, SiteProcess } from '@lunchpail/contracts/noun'
import type { Clock } from './clock.ts'

/** How long a token is good for, and how long it is used: the rest is for clocks that differ and calls under way. */
const lifeSeconds = 300
const usedSeconds = 240

/** The value of the Authorization header of a call to this service. */
export type AuthorizeCall = (audience: Noun) => Promise<string>

/** A key's id begins with the process that has it: `jobs`, or `jobs.2` where there is a new one beside the old. */
export const callerOfKey = (kid: string | undefined): string => (kid ?? '').split('.')[0]!

/**
 * Signs the calls of a process to others by its own key: who calls, whom, and until when. A token is signed once for each
 * service and used for four minutes.
 */
export const callerTokens = (key: JWK, clock: Pick<Clock, 'now'>): AuthorizeCall => {
  const imported = importJWK(key, 'EdDSA')
  imported.catch(() => {})
  const caller = callerOfKey(key.kid) as SiteProcess
  const latest = new Map<Noun, { readonly until: number; readonly header: Promise<string> }>()
  const sign = async (audience: Noun, now: number): Promise<string> => {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA', kid: key.kid! })
      .setIssuer(caller)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + lifeSeconds)
      .sign(await imported)
    return `Bearer ${token}`
  }
  return (audience) => {
    const now = Math.floor(clock.now().getTime() / 1_000)
    const known = latest.get(audience)
    if (known && now < known.until && now >= known.until - usedSeconds) return known.header
    const header = sign(audience, now)
    latest.set(audience, { until: now + usedSeconds, header })
    return header
  }
}
