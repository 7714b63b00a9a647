import { createHash, timingSafeEqual } from 'node:crypto'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { isAllowed } from '@lunchpail/contracts/auth/permissions'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { refuse } from './refusal.ts'
import type { CallerAccount } from './route.ts'
import type { Identity } from './token.ts'

/**
 * A `session` endpoint needs an account (`signed-out`) whose session level is normal (`barred`). A `portal` endpoint
 * needs, besides, an employer's account in a company (`forbidden`) that is approved (`company-pending`), with the access
 * that the endpoint declares (`forbidden`).
 */
export const checkAccess = ({ access }: Endpoint, { caller }: Identity): void => {
  if (access.kind !== 'session' && access.kind !== 'portal') return
  if (!caller.account || !caller.sessionId) return refuse('signed-out')
  if (caller.level !== 'normal') refuse('barred')
  if (access.kind === 'portal') checkPermission(access, caller.account)
}

const checkPermission = (
  { scope, access }: Extract<Endpoint['access'], { kind: 'portal' }>,
  { type, company }: CallerAccount,
): void => {
  if (!company || !isEmployer(type)) return refuse('forbidden')
  if (!company.approved) refuse('company-pending')
  if (!isAllowed(company, scope, access)) refuse('forbidden')
}

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * A write carries the CSRF value of its token, in a header or as `csrf_token` in its body (1 §7). Refuses with
 * `page-idle`, whose sentence is that of 1 §8.
 */
export const checkCsrf = (
  endpoint: Endpoint,
  { csrf, earlierCsrf }: Identity,
  header: string,
  body: unknown,
): void => {
  if (endpoint.method === 'GET' || endpoint.access.kind === 'internal') return
  const inBody = body instanceof Object && 'csrf_token' in body ? body.csrf_token : undefined
  const sent = header || inBody
  const accepted = csrf ? [csrf, ...earlierCsrf] : []
  if (typeof sent !== 'string' || !accepted.some((value) => isEqual(sent, value))) refuse('page-idle')
}

/** Whose idempotency keys these are: an account's, or a visitor's, known by the CSRF value of their cookie. */
export const scopeOf = ({ caller, csrf }: Identity): string =>
  caller.account?.id ??
  `visitor ${createHash('sha256')
    .update(csrf ?? '')
    .digest('base64url')}`
