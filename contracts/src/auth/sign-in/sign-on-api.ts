import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { id, line, url } from '../../fields/texts.ts'

/** Another address, in the header `location`. */
const elsewhere = { 303: z.null() }

/**
 * Leads to the OpenID Connect provider of a company (authorization code, PKCE, state, nonce), for ten minutes of
 * this browser. `redirect` is the page of this site that follows the login. What fails leads to the login page, with
 * `sign_on` as its reason (`signOnFailures`).
 */
export const startSignOn = endpoint({
  name: 'auth.sign-on.start',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/auth/sso/',
  summary: 'Log in by the provider of a company.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  knowsBrowser: true,
  refusedTo: { path: '/login', query: 'sign_on' },
  query: z.object({ provider: z.optional(id), redirect: z.optional(url) }),
  answers: elsewhere,
})

/**
 * Where the provider sends the browser back: signs in and leads on. An account of the company is found by the
 * provider's issuer and subject, the first time by an email that the provider has verified, of a domain of the company.
 */
export const finishSignOn = endpoint({
  name: 'auth.sign-on.finish',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/auth/sso/callback/',
  summary: 'Where the provider of a company sends the browser back.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  knowsBrowser: true,
  refusedTo: { path: '/login', query: 'sign_on' },
  query: z.object({
    state: z.optional(id),
    code: z.optional(url),
    error: z.optional(line),
    iss: z.optional(url),
  }),
  answers: elsewhere,
})
