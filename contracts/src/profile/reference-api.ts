import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { anybody, signedIn } from '../access.ts'
import { inviteToken, optionalPhone, personName, phone } from '../auth/fields.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf } from '../fields/request-fields.ts'
import { instant, line, paragraph, upTo } from '../fields/texts.ts'
import { hasTags } from '../wizard/rules/tags.ts'
import { howLongKnown, referenceStates, relationships } from './enumerations.ts'

/** As the job keeps it, and the other reads it: 2 §5, no tags. */
const plainName = personName('field.required').check(z.refine((name) => !hasTags(name), 'field.invalid'))

/** Requests that a person sees: the latest of each job. */
const maxReferences = 50

/** What the candidate sees of a request, and no more: what the manager said is not theirs. */
export const reference = z.object({
  /** of the job */
  reference_id: line,
  manager_name: line,
  /** the last digits */
  manager_number: upTo(20),
  state: z.enum(referenceStates),
  sent_at: instant,
  expires_at: instant,
})
export type Reference = z.output<typeof reference>

/** 2 §7. The number may be left out where the job has one already. One text for a job; a repeat sends no other. */
export const sendReference = endpoint({
  name: 'profile.reference.send',
  owner: 'profile',
  method: 'POST',
  path: '/api/hire/v1/reference/',
  summary: 'Ask the manager of a job in the work history for a reference, by text.',
  access: signedIn,
  perMinute: 10,
  idempotent: true,
  body: z.object({
    ...csrf,
    reference_id: z
      .string('field.required')
      .check(z.minLength(1, 'field.required'), z.maxLength(200, 'field.max-length')),
    manager_name: plainName,
    manager_number: optionalPhone,
  }),
  answers: { 201: z.object({ reference }) },
  errors: ['key-reused', 'too-many-references'],
})

/** Not in the specification. */
export const listReferences = endpoint({
  name: 'profile.reference.list',
  owner: 'profile',
  method: 'GET',
  path: '/api/hire/v1/reference/',
  summary: "The signed-in person's requests for references, the latest of each job.",
  access: signedIn,
  answers: { 200: z.object({ references: listOf(reference, maxReferences) }) },
})

/** Not in the specification: what the page behind the link of the text shows. A POST, so that the secret is in no address. */
export const openReference = endpoint({
  name: 'profile.reference.open',
  owner: 'profile',
  method: 'POST',
  path: '/api/reference-request/',
  summary: 'Whom and what a request for a reference is about, by the secret of its link.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, token: inviteToken }),
  answers: {
    200: z.object({
      candidate_name: upTo(401),
      manager_name: line,
      title: line,
      company: line,
      /** MM/YYYY */
      start_date: line,
      /** null: they work there still */
      end_date: z.nullable(line),
      expires_at: instant,
    }),
  },
  errors: ['reference-closed'],
})

const chosen = <const V extends readonly string[]>(values: V) => z.enum(values, 'field.required')

/**
 * Not in the specification: what the manager says (2 §3, 2 §5), once. Whoever is signed in says it as that account; the
 * candidate's own account cannot.
 */
export const answerReference = endpoint({
  name: 'profile.reference.answer',
  owner: 'profile',
  method: 'POST',
  path: '/api/reference-request/answer/',
  summary: 'Give a reference, decline, or say that the request reached the wrong person.',
  access: anybody,
  perMinute: 10,
  countsNetwork: true,
  body: z.discriminatedUnion('said', [
    z.object({
      ...csrf,
      token: inviteToken,
      said: z.literal('given'),
      name: plainName,
      phone,
      relationship: chosen(relationships),
      how_long_known: chosen(howLongKnown),
      /** the person worked there as the request says */
      reference_confirmed: z.boolean('field.required'),
      reference_other: z.optional(
        z.string().check(
          z.trim(),
          atMost(2_000),
          z.refine((text) => text.isWellFormed() && !text.includes('\0') && !hasTags(text), 'field.invalid'),
        ),
      ),
    }),
    z.object({ ...csrf, token: inviteToken, said: z.literal('declined') }),
    z.object({ ...csrf, token: inviteToken, said: z.literal('not-me') }),
  ]),
  answers: { 200: z.object({ done: z.literal(true) }) },
  errors: ['reference-closed'],
})

/** What companies read of a reference: what the manager said, about which job, and no number. */
export const givenReference = z.object({
  title: line,
  company: line,
  /** MM/YYYY */
  start_date: line,
  /** null: they work there still */
  end_date: z.nullable(line),
  name: line,
  relationship: z.enum(relationships),
  how_long_known: z.enum(howLongKnown),
  /** the person worked there as the request said */
  reference_confirmed: z.boolean(),
  reference_other: z.nullable(paragraph),
  answered_at: instant,
})
export type GivenReference = z.output<typeof givenReference>
