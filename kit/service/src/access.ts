import { createHash, timingSafeEqual } from 'node:crypto'
import { isEmployer, type SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { refuse } from './refusal.ts'
import type { CallerAccount } from './route.ts'
import type { Identity } from './token.ts'

/** Levels that bar an account from every call. 1 §6. */
const barredLevels: readonly string[] = ['deactivated', 'suspended'] satisfies readonly SessionLevel[]

/**
 * A `session` endpoint needs an account (`signed-out`) whose session level is normal (`barred`), and one of a candidate where it is
 * for these alone (`forbidden`). A `portal` endpoint
 * needs, besides, an employer's account in a company (`forbidden`) that is approved (`company-pending`), an email that is
 * proven (`contact-unproven`), a second factor where one is due (`second-factor-needed`), and the access that the endpoint
 * declares (`forbidden`). A barred account gets its sentence from every call, but of what stays open to suspended people; its
 * browser may read what is public as a visitor.
 */
export const checkAccess = ({ access }: Endpoint, { caller }: Identity): void => {
  const { account, sessionId, level } = caller
  const needsSession = access.kind === 'session' || access.kind === 'portal'
  const staysOpen =
    level === 'suspended' && access.kind === 'session' && access.atSuspension && account !== null
  if (barredLevels.includes(level) && (needsSession || account) && !staysOpen)
    return refuse('barred', { sentence: `barred.${level}` })
  if (!needsSession) return
  if (!account || !sessionId) return refuse('signed-out')
  const isReset = level === 'reset'
  const isNormal = level === 'normal' || staysOpen || (isReset && access.kind === 'session' && access.atReset)
  if (!isNormal) return refuse('barred', isReset ? { sentence: 'barred.reset' } : {})
  if (access.kind === 'session' && access.candidates && isEmployer(account.type)) return refuse('forbidden')
  if (access.kind === 'portal') checkPermission(access, account)
}

const checkPermission = (
  { scope, access }: Extract<Endpoint['access'], { kind: 'portal' }>,
  { type, company, person }: CallerAccount,
): void => {
  if (!company || !isEmployer(type)) return refuse('forbidden')
  if (!company.approved) refuse('company-pending')
  // else a typed address is as good as one that is theirs: whoever approves or takes in a manager goes by it
  if (!person.email_proven) refuse('contact-unproven', { sentence: 'contact-unproven.email' })
  if (company.second_factor_needed) refuse('second-factor-needed')
  if (!isAllowed(company, scope, access)) refuse('forbidden')
}

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Calls of auth and of the account keep the value (1 §7); of all others 1 §7 and 2 §7 list none. */
const keepsValue = ({ owner, ownPageSuffices }: Endpoint): boolean => owner === 'auth' && !ownPageSuffices

/**
 * A write carries the CSRF value of its token, in a header or as `csrf_token` in its body (1 §7). Where none came, the word of
 * the gateway that a page of the site makes the call is enough for what does not keep the value; a wrong one is refused
 * there too. Refuses with `page-idle`, whose sentence is that of 1 §8.
 */
export const checkCsrf = (
  endpoint: Endpoint,
  { csrf, earlierCsrf }: Identity,
  { header, ownPage }: { readonly header: string; readonly ownPage: boolean },
  body: unknown,
): void => {
  if (endpoint.method === 'GET' || endpoint.access.kind === 'internal' || endpoint.access.kind === 'signed')
    return
  const inBody = body instanceof Object && 'csrf_token' in body ? body.csrf_token : undefined
  const sent = header || inBody
  if (sent === undefined && ownPage && !keepsValue(endpoint)) return
  const accepted = csrf ? [csrf, ...earlierCsrf] : []
  if (typeof sent !== 'string' || !accepted.some((value) => isEqual(sent, value))) refuse('page-idle')
}

/** Whose idempotency keys these are: an account's, or a visitor's, known by the CSRF value of their cookie. */
export const scopeOf = ({ caller, csrf }: Identity): string => caller.account?.id ?? scopeOfValue(csrf ?? '')

const scopeOfValue = (csrf: string): string =>
  `visitor ${createHash('sha256').update(csrf).digest('base64url')}`

/** Those of the same visitor under the other secrets of the set, by which the value was made before one was replaced. */
export const earlierScopesOf = ({ caller, earlierCsrf }: Identity): readonly string[] =>
  caller.account ? [] : earlierCsrf.map(scopeOfValue)
