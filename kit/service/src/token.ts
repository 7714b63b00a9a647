import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod/mini'
import { accountTypes, sessionLevels } from '@lunchpail/contracts/auth/enumerations'
import type { Clock } from './clock.ts'
import type { ServiceConfig } from './config.ts'
import { refuse } from './refusal.ts'
import type { Caller } from './route.ts'

/** What the token of a request says: who calls, and the CSRF value of their pages. */
export interface Identity {
  readonly caller: Caller
  readonly csrf: string | null
}
const nobody: Identity = { caller: { account: null, sessionId: null, level: 'normal' }, csrf: null }

const person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
})

const claims = z.object({
  sub: z.optional(z.string().check(z.maxLength(64))),
  type: z.optional(z.nullable(z.enum(accountTypes))),
  level: z._default(z.enum(sessionLevels), 'normal'),
  sid: z.optional(z.nullable(z.string())),
  csrf: z.optional(z.nullable(z.string())),
  /** names and contact of the account; auth signs them for a signed-in caller */
  person: z.optional(z.nullable(person)),
})

const identityOf = (payload: JWTPayload): Identity => {
  const said = z.safeParse(claims, payload)
  if (!said.success) return nobody
  const { sub, type, level, sid, csrf, person: named } = said.data
  const account = sub !== undefined && type ? { id: sub, type, person: named ?? null } : null
  return { caller: { account, sessionId: sid ?? null, level }, csrf: csrf ?? null }
}

/** The gateway sends the same token for some seconds: verified once, kept until it ends. */
const most = 2_000

/**
 * Reads the caller from the bearer token, checked by auth's published keys. A token that is absent, old or not auth's
 * names nobody; the access check then refuses what nobody may do. Only keys that cannot be had are a failure.
 */
export const tokenReader = (
  config: Pick<ServiceConfig, 'authUrl' | 'tokenKeys'>,
  clock: Clock,
): ((authorization: string | undefined) => Promise<Identity>) => {
  // Auth is asked again only for a key that is not known, so that a pause of it leaves everybody else working.
  const patience = { cacheMaxAge: Infinity, cooldownDuration: 2_000 }
  const keys = config.tokenKeys
    ? createLocalJWKSet(JSON.parse(config.tokenKeys))
    : createRemoteJWKSet(new URL('/internal/keys/', config.authUrl), patience)
  const kept = new Map<string, { identity: Identity; ends: number }>()
  return async (authorization) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined
    if (!token) return nobody
    const known = kept.get(token)
    if (known && known.ends > clock.now().getTime()) return known.identity
    kept.delete(token)
    try {
      const expected = { algorithms: ['EdDSA'], requiredClaims: ['exp'], currentDate: clock.now() }
      const { payload } = await jwtVerify(token, keys, expected)
      const identity = identityOf(payload)
      if (kept.size >= most) kept.clear()
      kept.set(token, { identity, ends: payload.exp! * 1_000 })
      return identity
    } catch (failure) {
      if (isBadToken(failure)) return nobody
      return refuse('unavailable')
    }
  }
}

/** Of the token itself; what else fails is the asking for keys. */
const bad = /^ERR_(JWT_|JWS_|JWKS_NO_MATCHING_KEY|JOSE_ALG|JOSE_NOT_SUPPORTED)/
const isBadToken = (failure: unknown): boolean => bad.test(String((failure as { code?: unknown }).code))
