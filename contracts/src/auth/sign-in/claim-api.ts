import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { csrf, flag } from '../../fields/request-fields.ts'
import { id, instant, line } from '../../fields/texts.ts'
import { codeTypes } from '../enumerations.ts'

/** The secret of a claim: 256 bits as base64url. It works for fifteen minutes, on the browser that proved the contact. */
export const claimToken = z.string('field.required').check(z.regex(/^[\w-]{43}$/, 'field.invalid'))

/** A contact was proven, and the account that has it was not opened: its page asks whose it is. No session. */
export const pendingClaim = z.object({ claim: id })

/** Things that are told of an account: the newest. */
export const maxHoldings = 20

/** What an account holds, for whoever proved a contact of it: where and when, and nothing that anybody typed about themselves. */
const holding = z.object({
  kind: z.enum(['application', 'answers', 'company']),
  /** null of answers, and where it is no longer known */
  company_name: z.nullable(line),
  at: instant,
})
export type Holding = z.input<typeof holding>

/** What is asked of whoever proved a contact. */
export const checkClaim = endpoint({
  name: 'auth.claim.check',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/claim/check/',
  summary: 'What the account holds that has the contact which this browser proved.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, claim: claimToken }),
  answers: {
    200: z.object({
      /** what was proven */
      channel: z.enum(codeTypes),
      /** another person owns the account by another contact: nothing of it is told, and it cannot be the prover's */
      foreign: z.boolean(),
      things: listOf(holding, maxHoldings),
    }),
  },
  errors: ['claim-expired'],
})

/**
 * Says whose the account is, once. `mine`: it opens here, and by nothing that opened it before; its other contact gets
 * nothing until it is proven again. Else the account loses the contact and keeps the rest, and a sign-up on this browser with
 * the same secret has the contact proven. `conflict` where another contact of it was proven meanwhile.
 */
export const settleClaim = endpoint({
  name: 'auth.claim.settle',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/claim/',
  summary: 'Say whose the account is that has the contact which this browser proved.',
  access: anybody,
  perMinute: 20,
  countsNetwork: true,
  body: z.object({ ...csrf, claim: claimToken, mine: flag }),
  answers: {
    200: z.object({
      signed_in: z.boolean(),
      /** the contact that no account has now, for the sign-up; null after `mine` */
      handle: z.nullable(line),
    }),
  },
  errors: ['claim-expired', 'conflict'],
})
