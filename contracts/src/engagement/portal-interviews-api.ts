import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { timeZones } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { atMost } from '../fields/at-most.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf } from '../fields/request-fields.ts'
import { oneLine, seenText } from '../fields/one-line.ts'
import { id } from '../fields/texts.ts'
import { timeAhead } from '../fields/time-ahead.ts'
import { chosenReasons } from './enumerations.ts'
import { csrfBody, inviteParams, maxTimes } from './interviews-api.ts'
import { pastedLink } from './rules/meeting-link.ts'

/*
 * The calls of managers that invite, and that move an application. What is not of their company is not there.
 */

/** Applications that one call moves or invites. */
export const maxAtOnce = 50
const applications = z
  .array(z.uuid({ error: 'field.invalid' }))
  .check(z.minLength(1, 'field.required'), z.maxLength(maxAtOnce))
/** Those that were done: the others are in no state for it, were invited often enough today, or are not the company's. */
const doneAnswer = { done: listOf(id, maxAtOnce) }

/** Interviews to which a company invites one person within a day: each invite rings, and takes the place of another company's. */
export const invitesADay = 10

const reasonList = listOf(z.enum(chosenReasons, 'field.choose'), chosenReasons.length)
const shortText = (characters: number) =>
  z._default(z.nullable(z.string().check(z.trim(), atMost(characters), seenText)), null)
const shortLine = (characters: number) =>
  z._default(z.nullable(z.string().check(z.trim(), atMost(characters), oneLine)), null)

export const sendInvites = endpoint({
  name: 'engagement.portal-invite.send',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/portal/interview-invite/',
  summary: 'Invite candidates to interview at one of the offered times.',
  access: portal('user', 'edit'),
  perMinute: 60,
  idempotent: true,
  body: z.object({
    ...csrf,
    applications,
    /** also those who have a time that is still to come: it is called off */
    replaces: z._default(z.boolean(), false),
    /** 2 §9 */
    type: z.literal([1, 2, 3, 4, 5], 'field.choose'),
    /** with the type custom */
    custom_type: shortLine(60),
    zone: z.enum(Object.values(timeZones), 'field.choose'),
    place: shortLine(200),
    link: z._default(
      z.nullable(
        z
          .string()
          .check(
            z.overwrite(pastedLink),
            z.maxLength(500),
            z.url({ protocol: /^https$/, error: 'field.invalid' }),
          ),
      ),
      null,
    ),
    note: shortText(1_000),
    minutes: z._default(z.int().check(z.gte(5), z.lte(480)), 30),
    times: z
      .array(
        z.object({
          starts_at: timeAhead('field.invalid'),
          /** how many can have it */
          capacity: z._default(z.int().check(z.gte(1), z.lte(500)), 1),
        }),
      )
      .check(z.minLength(1, 'field.required'), z.maxLength(maxTimes)),
  }),
  answers: {
    200: z.object({
      ...doneAnswer,
      invites: listOf(z.object({ id, application_id: id }), maxAtOnce),
    }),
  },
  errors: ['too-many-invites'],
})

export const rescindInvite = endpoint({
  name: 'engagement.portal-invite.rescind',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/portal/interview-invite/:id/rescind/',
  summary: 'Take an invite back; the application is rejected with that reason.',
  access: portal('user', 'edit'),
  params: inviteParams,
  body: csrfBody,
  answers: { 200: z.object({ rescinded: z.literal(true) }) },
  errors: ['invite-closed'],
})

/**
 * 5 is a no-show. Kept apart from what the candidate says. Only reasons that the manager gave are told. `invite-ahead`:
 * there is no time yet, or it is still to come.
 */
export const giveOutcome = endpoint({
  name: 'engagement.portal-invite.outcome',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/portal/interview-invite/:id/outcome/',
  summary: 'Say how an interview went.',
  access: portal('user', 'edit'),
  params: inviteParams,
  body: z.object({
    ...csrf,
    outcome: z.literal([1, 2, 3, 4, 5], 'field.choose'),
    /** for the company alone */
    note: shortText(2_000),
    /** where the company passed, for the candidate too */
    reasons: z._default(reasonList, []),
    reason_other: shortText(1_000),
  }),
  answers: { 200: z.object({ outcome: z.number() }) },
  errors: ['invite-ahead', 'invite-closed'],
})

/** Reject with reasons, hire pending, hired, started, ended, canceled, and back to applied. */
export const moveApplications = endpoint({
  name: 'engagement.portal-application.move',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/portal/application/move/',
  summary: 'Move applications of the company to another state.',
  access: portal('user', 'edit'),
  perMinute: 120,
  body: z
    .object({
      ...csrf,
      applications,
      state: z.literal([0, 2, 3, 4, 5, 6, 7], 'field.choose'),
      reasons: z._default(reasonList, []),
      /** told to the candidate with the reasons */
      reason_other: shortText(1_000),
    })
    .check(
      z.refine(({ state, reasons }) => state !== 2 || reasons.length > 0, {
        path: ['reasons'],
        error: 'field.choose',
      }),
    ),
  answers: { 200: z.object(doneAnswer) },
})
