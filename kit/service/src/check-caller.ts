import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { LRUCache } from 'lru-cache'
import type { SiteProcess } from '@lunchpail/contracts/noun'
import { callerOfKey } from './caller-tokens.ts'
import type { Clock } from './clock.ts'
import type { ServiceConfig } from './config.ts'
import { refuse } from './refusal.ts'

/** Each caller uses one token for minutes. */
const maxTokens = 200
/** What clocks of two machines may differ by. */
const toleranceSeconds = 30

/** Refuses whoever is none of `callers`: `signed-out` without a credential that is good here, else `forbidden`. */
export type CheckCaller = (
  authorization: string | undefined,
  callers: readonly SiteProcess[],
) => Promise<void>

/**
 * Checks which process of the site calls, by the token that it signed with its own key for this service. Without keys
 * no caller is known.
 */
export const callerChecker = (
  { noun, callerKeys }: Pick<ServiceConfig, 'noun' | 'callerKeys'>,
  clock: Clock,
): CheckCaller => {
  const keys = createLocalJWKSet(callerKeys ? (JSON.parse(callerKeys) as JSONWebKeySet) : { keys: [] })
  const known = new LRUCache<string, { caller: string; expiresMs: number }>({ max: maxTokens })
  const callerOf = async (token: string): Promise<string | undefined> => {
    const now = clock.now()
    const found = known.get(token)
    if (found && found.expiresMs > now.getTime()) return found.caller
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ['EdDSA'],
        audience: noun,
        requiredClaims: ['exp', 'iat'],
        maxTokenAge: 600,
        clockTolerance: toleranceSeconds,
        currentDate: now,
      })
      const caller = callerOfKey(protectedHeader.kid)
      if (payload.iss !== caller) return undefined
      known.set(token, { caller, expiresMs: payload.exp! * 1_000 })
      return caller
    } catch {
      return undefined
    }
  }
  return async (authorization, callers) => {
    const caller = authorization?.startsWith('Bearer ') ? await callerOf(authorization.slice(7)) : undefined
    if (caller === undefined) return refuse('signed-out')
    if (!(callers as readonly string[]).includes(caller)) refuse('forbidden')
  }
}
