import { createLocalJWKSet, createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { tokenAudience, tokenIssuer, tokenKeys } from '@lunchpail/contracts/auth/api'
import { accountTypes, permissionLevel, sessionLevels } from '@lunchpail/contracts/auth/enumerations'
import { scopeAccess } from '@lunchpail/contracts/auth/companies/permissions'
import { callerTokens } from './caller-tokens.ts'
import type { Clock } from './clock.ts'
import type { ServiceConfig } from './config.ts'
import { refuse } from './refusal.ts'
import type { Caller, CallerCompany } from './route.ts'

/** The content of a request's token: who calls, and the CSRF value of their pages. */
export interface Identity {
  readonly caller: Caller
  readonly csrf: string | null
  /** values of pages that were loaded before auth's secret was replaced */
  readonly earlierCsrf: readonly string[]
}
/** Of a call without a token of auth. */
export const anonymous: Identity = {
  caller: { account: null, sessionId: null, level: 'normal' },
  csrf: null,
  earlierCsrf: [],
}

const person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  email_proven: z.boolean(),
  phone_proven: z.boolean(),
  phone_waits: z.optional(z.boolean()),
  takes_texts: z.optional(z.boolean()),
})

const company = z.object({
  id: z.string().check(z.maxLength(64)),
  name: z.string().check(z.maxLength(200)),
  approved: z.boolean(),
  level: z.literal(Object.values(permissionLevel)),
  access: z.nullable(scopeAccess),
  second_factor_needed: z.optional(z.boolean()),
})

const claims = z.object({
  sub: z.optional(z.string().check(z.maxLength(64))),
  type: z.optional(z.nullable(z.enum(accountTypes))),
  version: z.optional(z.int()),
  level: z._default(z.enum(sessionLevels), 'normal'),
  sid: z.optional(z.nullable(z.string())),
  csrf: z.optional(z.nullable(z.string())),
  csrf_earlier: z._default(z.array(z.string()), []),
  /** names and contact of the account; auth signs them for a signed-in caller */
  person: z.optional(z.nullable(person)),
  /** of an employer who belongs to one; what is not understood gives no access */
  company: z.optional(z.unknown()),
  iss: z.literal(tokenIssuer),
  aud: z.literal(tokenAudience),
})

const companyOf = (claimed: unknown): CallerCompany | null => z.safeParse(company, claimed).data ?? null

const identityOf = (payload: JWTPayload): Identity => {
  const parsed = z.safeParse(claims, payload)
  if (!parsed.success) return anonymous
  const { sub, type, version, level, sid, csrf, csrf_earlier: earlierCsrf } = parsed.data
  const { person: named, company: employer } = parsed.data
  const account =
    sub !== undefined && type && version !== undefined && named
      ? {
          id: sub,
          type,
          version,
          person: named,
          company: companyOf(employer),
        }
      : null
  return { caller: { account, sessionId: sid ?? null, level }, csrf: csrf ?? null, earlierCsrf }
}

/** The gateway sends a token for 30 seconds: it is verified once and cached until it expires. */
const maxTokens = 2_000
const keyCooldownMs = 2_000

/**
 * Reads the caller from the bearer token, checked by auth's published keys. A request whose token is absent,
 * expired or not signed by auth is anonymous; the access check then refuses. It fails (`unavailable`) only where the keys cannot be fetched.
 */
export const tokenReader = (
  config: Pick<ServiceConfig, 'authUrl' | 'tokenKeys' | 'callerKey'>,
  clock: Clock,
): ((authorization: string | undefined) => Promise<Identity>) => {
  // Keys are fetched again for an unknown key id alone, so that the service works while auth is down.
  const authorize = config.callerKey && callerTokens(config.callerKey, clock)
  const fetchKeys = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (authorize) headers.set('authorization', await authorize(tokenKeys.owner))
    return fetch(url, { ...init, headers })
  }
  const options = {
    cacheMaxAge: Infinity,
    cooldownDuration: keyCooldownMs,
    [customFetch]: fetchKeys,
  }
  const keys = config.tokenKeys
    ? createLocalJWKSet(JSON.parse(config.tokenKeys))
    : createRemoteJWKSet(new URL(tokenKeys.path, config.authUrl), options)
  const verified = new LRUCache<string, { identity: Identity; expiresMs: number }>({ max: maxTokens })
  return async (authorization) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined
    if (!token) return anonymous
    const known = verified.get(token)
    if (known && known.expiresMs > clock.now().getTime()) return known.identity
    try {
      const expected = { algorithms: ['EdDSA'], requiredClaims: ['exp'], currentDate: clock.now() }
      const { payload } = await jwtVerify(token, keys, expected)
      const identity = identityOf(payload)
      verified.set(token, { identity, expiresMs: payload.exp! * 1_000 })
      return identity
    } catch (failure) {
      if (isBadToken(failure)) return anonymous
      return refuse('unavailable')
    }
  }
}

/** Error codes of the token itself; any other failure is that of fetching the keys. */
const tokenErrorCode = /^ERR_(JWT_|JWS_|JWKS_NO_MATCHING_KEY|JOSE_ALG|JOSE_NOT_SUPPORTED)/
const isBadToken = (failure: unknown): boolean =>
  tokenErrorCode.test(String((failure as { code?: unknown }).code))
