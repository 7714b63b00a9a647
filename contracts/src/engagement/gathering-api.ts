import * as z from 'zod/mini'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf, positionIds } from '../fields/request-fields.ts'
import { upTo, url } from '../fields/texts.ts'
import { utmRecord } from '../visit/utm.ts'
import { gathering, gatheringId, registration } from './gatherings.ts'

const maxListed = 200

/** Hiring and training events that are still to come, and programs that people may join. Not in the specification. */
export const listGatherings = endpoint({
  name: 'engagement.gathering.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/event/',
  summary: 'Events to come and open programs, the next one first.',
  access: anybody,
  perMinute: 120,
  answers: { 200: z.object({ gatherings: listOf(gathering, maxListed) }) },
})

/** Not in the specification. `registration` is the caller's own. */
export const getGathering = endpoint({
  name: 'engagement.gathering.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/event/:id/',
  summary: 'An event or a program, and whether the caller is registered for it.',
  access: anybody,
  perMinute: 240,
  params: z.object({ id: gatheringId }),
  answers: { 200: z.object({ gathering, registration: z.nullable(registration) }) },
})

/** 2 §7: the campaign, as the cookie `utm` keeps it or by its parameters. */
const utm = z.optional(z.union([upTo(3_000), utmRecord]))

/** `url`: where the page goes afterwards. */
const registered = z.object({ registration, url })

const registering = {
  counts: { 201: 'event_registered' },
  owner: 'engagement',
  method: 'POST',
  access: signedIn,
  perMinute: 60,
  idempotent: true,
  errors: ['conflict', 'key-reused', 'registration-closed'],
} as const

/**
 * 2 §7. Whoever is registered already has the positions changed. Where it carries the fields of a sign-up and there is no
 * session, the shell server signs up first (`failed` of the refusal says which of the two did not work). Candidates choose at
 * least one position; hiring managers, who register as such (2 §1), none.
 */
export const registerForHiringEvent = endpoint({
  name: 'engagement.registration.hiring-event',
  ...registering,
  path: '/app/start/',
  when: { parameter: '_st', value: 'her' },
  signsUpFirst: true,
  summary: 'Register for a hiring event.',
  query: z.object({ _st: z.literal('her') }),
  body: z.object({
    ...csrf,
    hiring_event: gatheringId,
    positions: z.optional(positionIds),
    search: z.optional(upTo(2_000)),
    utm,
  }),
  answers: { 201: registered },
})

/** 2 §7: `{event url}register`. */
export const registerForTraining = endpoint({
  name: 'engagement.registration.training-event',
  ...registering,
  path: '/events/:id/register/',
  summary: 'Register for a training event.',
  params: z.object({ id: gatheringId }),
  body: z.optional(z.object({ ...csrf, utm })),
  answers: { 201: registered },
})

/** 2 §2: a form that is not shown is sent after the sign-up or the login. */
export const registerForProgram = endpoint({
  name: 'engagement.registration.program',
  ...registering,
  path: '/programs/:id/register/',
  summary: 'Register for a program.',
  params: z.object({ id: gatheringId }),
  body: z.optional(z.object({ ...csrf, utm })),
  answers: { 201: registered },
})

const registrationId = z.object({ id: z.uuid({ error: 'field.invalid' }) })

/** Not in the specification. */
export const listRegistrations = endpoint({
  name: 'engagement.registration.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/registration/',
  summary: "The signed-in person's registrations, the next event first.",
  access: signedIn,
  answers: { 200: z.object({ registrations: listOf(z.object({ gathering, registration }), maxListed) }) },
})

/** Not in the specification: a place that is given back goes to whoever waits longest. `conflict`: they are checked in. */
export const cancelRegistration = endpoint({
  name: 'engagement.registration.cancel',
  owner: 'engagement',
  method: 'DELETE',
  path: '/api/hire/v1/registration/:id/',
  summary: "Give back the caller's place at an event.",
  access: signedIn,
  perMinute: 30,
  params: registrationId,
  answers: { 200: z.object({ registration }) },
  errors: ['conflict'],
})
