import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { anybody, signedInOrSuspended } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { nouns } from '../noun.ts'
import { instant, line } from '../fields/texts.ts'
import { oneTimeCode } from './fields.ts'
import { sent } from './sign-in/code-sent.ts'

/** An archive of everything kept about a person, and how far it is. */
export const archiveState = z.object({
  requested_at: instant,
  /** one for each service */
  parts: listOf(z.object({ noun: z.enum(nouns), ready: z.boolean() }), nouns.length),
  /** all of them are: it can be downloaded */
  ready: z.boolean(),
  /** until then */
  expires_at: instant,
  /** when another may be asked for */
  next_at: instant,
})

/** Asks for it, once a day (`archive-too-soon`). It replaces the previous one. */
export const requestArchive = endpoint({
  name: 'auth.archive.request',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/archive/',
  summary: 'Ask for everything that is kept about me.',
  access: signedInOrSuspended,
  perMinute: 5,
  body: z.optional(z.object({ ...csrf })),
  answers: { 202: z.object({ archive: archiveState }) },
  errors: ['archive-too-soon', 'second-factor-needed'],
})

export const getArchive = endpoint({
  name: 'auth.archive.get',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/archive/',
  summary: 'How far the archive is that I asked for.',
  access: signedInOrSuspended,
  perMinute: 120,
  answers: { 200: z.object({ archive: z.nullable(archiveState) }) },
  errors: ['second-factor-needed'],
})

/** A ZIP with a page to read and the same as JSON; `not-found` until it is ready and after it expired. */
export const downloadArchive = endpoint({
  name: 'auth.archive.download',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/archive/download/',
  summary: 'Download everything that is kept about me.',
  access: signedInOrSuspended,
  perMinute: 10,
  media: 'application/zip',
  answers: { 200: z.unknown() },
  errors: ['second-factor-needed'],
})

/** Sends a code to the person's own email, or phone where that is the proven one: for an account without a password. */
export const sendEraseCode = endpoint({
  name: 'auth.account.send-erase-code',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/erase/code/',
  summary: 'Send a code that confirms the deletion of my account.',
  access: signedInOrSuspended,
  perMinute: 10,
  body: z.optional(z.object({ ...csrf })),
  answers: { 200: sent },
  errors: ['too-many-codes'],
})

/**
 * Deletes the caller's account in every service, and signs out everywhere. Needs `current_password` where the account has
 * one (`password-wrong`, after too many attempts `locked`), else the code.
 */
export const eraseAccount = endpoint({
  name: 'auth.account.erase',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/erase/',
  summary: 'Delete my account and everything that is kept about me.',
  access: signedInOrSuspended,
  perMinute: 10,
  body: z.object({
    ...csrf,
    current_password: z.optional(z.string().check(z.maxLength(200, 'field.max-length'))),
    code: z.optional(oneTimeCode),
  }),
  answers: { 200: z.object({ receipt: line }) },
  errors: ['password-wrong', 'locked', 'code-wrong', 'code-expired', 'conflict'],
})

/** A POST, so that the receipt is in no address. */
export const getErasure = endpoint({
  name: 'auth.erasure.get',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/erasure/',
  summary: 'What each service reports of the deletion of an account.',
  access: anybody,
  perMinute: 60,
  countsNetwork: true,
  body: z.object({ ...csrf, receipt: line }),
  answers: {
    200: z.object({
      erased_at: instant,
      /** `rows`: how many were deleted; null until the service has reported */
      parts: listOf(z.object({ noun: z.enum(nouns), rows: z.nullable(z.number()) }), nouns.length),
    }),
  },
})
