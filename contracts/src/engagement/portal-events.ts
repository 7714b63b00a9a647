import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { portal } from '../access.ts'
import { timeZones } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { oneLine, seenText } from '../fields/one-line.ts'
import { timeAhead } from '../fields/time-ahead.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { csrf, positionId } from '../fields/request-fields.ts'
import { id, instant, line, upTo } from '../fields/texts.ts'
import { isState } from '../wizard/enumerations.ts'
import {
  gathering,
  gatheringId,
  gatheringKinds,
  gatheringPosition,
  registrationStates,
} from './gatherings.ts'

/*
 * Events of the caller's company, for its managers. Another company's event is `not-found`.
 */

/** Events of one company that are to come or were made within a day; as many are listed. */
export const maxEvents = 200
/** People at one event, with those who wait. */
export const maxRegistrants = 5_000

const counts = { registered: z.number(), waiting: z.number(), checked_in: z.number() }
const portalGathering = z.object({
  gathering,
  ...counts,
  /** roles that it names; none: it is about every open one of the company */
  named: listOf(z.number(), maxPositions),
  /** it is still to come, and may be canceled */
  cancelable: z.boolean(),
})
export type PortalEvent = z.output<typeof portalGathering>
const may = z.object({ edit: z.boolean() })
/** Open roles of the company that an event may name. */
export const maxOffered = 200

export const registrant = z.object({
  /** of the registration */
  id,
  /** on the person's QR code */
  code: upTo(20),
  name: line,
  /** an employer's account */
  employer: z.boolean(),
  state: z.enum(registrationStates),
  positions: listOf(gatheringPosition, maxPositions),
  registered_at: instant,
  checked_in_at: z.nullable(instant),
})
export type Registrant = z.output<typeof registrant>

export const listPortalEvents = endpoint({
  name: 'engagement.portal-event.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/portal/v1/event/',
  summary: "The company's events, the latest first, each with its counts.",
  access: portal('company', 'view'),
  answers: {
    200: z.object({
      events: listOf(portalGathering, maxEvents),
      /** open roles, which an event may name */
      roles: listOf(gatheringPosition, maxOffered),
      may,
    }),
  },
})

/** Everybody at once, so that a phone at a door has the list where it has no network. */
export const listRegistrants = endpoint({
  name: 'engagement.portal-event.registrants',
  owner: 'engagement',
  method: 'GET',
  path: '/api/portal/v1/event/:id/registrant/',
  summary: 'Who registered for an event of the company.',
  access: portal('company', 'view'),
  params: z.object({ id: gatheringId }),
  answers: {
    200: z.object({ event: portalGathering, registrants: listOf(registrant, maxRegistrants), may }),
  },
})

const checkInCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{8}$/, 'field.invalid'))

/**
 * Several at once, as a phone sends them once it has network again. The first time of each counts; `unknown` are codes of no
 * registrant of this event.
 */
export const checkIn = endpoint({
  name: 'engagement.portal-event.check-in',
  owner: 'engagement',
  method: 'POST',
  path: '/api/portal/v1/event/:id/check-in/',
  summary: 'Check in people by the codes of their registrations.',
  access: portal('company', 'edit'),
  perMinute: 240,
  params: z.object({ id: gatheringId }),
  body: z.object({
    ...csrf,
    check_ins: listOf(
      z.object({
        code: checkInCode,
        at: z.iso.datetime('field.invalid').check(z.maxLength(40)),
      }),
      500,
    ).check(z.minLength(1, 'field.required')),
  }),
  answers: { 200: z.object({ registrants: listOf(registrant, 500), unknown: listOf(upTo(20), 500) }) },
  errors: ['gathering-canceled'],
})

/** Of a wrong tap: who waited before waits again. `not-found`: no registrant has the code. */
export const undoCheckIn = endpoint({
  name: 'engagement.portal-event.undo-check-in',
  owner: 'engagement',
  method: 'POST',
  path: '/api/portal/v1/event/:id/check-in/undo/',
  summary: 'Take a check-in back.',
  access: portal('company', 'edit'),
  perMinute: 240,
  params: z.object({ id: gatheringId }),
  body: z.object({ ...csrf, code: checkInCode }),
  answers: { 200: z.object({ registrant }) },
})

const text = (characters: number) => z.string('field.required').check(z.trim(), atMost(characters))
const requiredLine = (characters: number) => text(characters).check(z.minLength(1, 'field.required'), oneLine)
const time = z.nullable(timeAhead('job.date'))

/** As those of invites: an offset is the zone of no place in the United States, and "GMT+5" says nothing to who reads it. */
const isOffered = (zone: string): boolean => Object.values<string>(timeZones).includes(zone)

/** A program needs no times, any other one both, in their order. */
const timesFit = z.refine<{ kind: string; starts_at: string | null; ends_at: string | null }>(
  ({ kind, starts_at, ends_at }) =>
    (kind === 'program' && starts_at === null && ends_at === null) ||
    (starts_at !== null && ends_at !== null && new Date(starts_at) < new Date(ends_at)),
  { path: ['ends_at'], error: 'job.date-order' },
)

/**
 * Its company is named as an operator approved it. More places let in who waits. Fewer take no place away. Without an id it is
 * a new one.
 */
export const savePortalEvent = endpoint({
  name: 'engagement.portal-event.save',
  owner: 'engagement',
  method: 'POST',
  path: '/api/portal/v1/event/',
  summary: 'Create or change an event of the company.',
  access: portal('company', 'edit'),
  perMinute: 30,
  idempotent: true,
  body: z
    .object({
      ...csrf,
      id: z.optional(gatheringId),
      kind: z.enum(gatheringKinds, 'field.choose'),
      name: requiredLine(120),
      description: text(2_000).check(seenText),
      place: z.nullable(
        z.object({
          name: requiredLine(120),
          address: text(200).check(oneLine),
          city: requiredLine(100),
          region: z.string().check(atMost(2, 'person.state'), z.refine(isState, 'person.state')),
        }),
      ),
      zone: z.string().check(atMost(64), z.refine(isOffered, 'field.choose')),
      starts_at: time,
      ends_at: time,
      capacity: z.nullable(
        z.int('field.invalid').check(z.gte(1, 'field.invalid'), z.lte(maxRegistrants, 'field.invalid')),
      ),
      positions: listOf(positionId, maxPositions),
      open: z.boolean(),
    })
    .check(timesFit),
  answers: { 200: portalGathering },
  errors: ['conflict', 'position-unknown', 'gathering-canceled', 'too-many-events'],
})

/** For good: whoever is registered or waits is told once; there is no registration, check-in or moving up anymore. */
export const cancelPortalEvent = endpoint({
  name: 'engagement.portal-event.cancel',
  owner: 'engagement',
  method: 'POST',
  path: '/api/portal/v1/event/:id/cancel/',
  summary: 'Cancel an event of the company that is still to come.',
  access: portal('company', 'edit'),
  perMinute: 30,
  params: z.object({ id: gatheringId }),
  body: z.optional(z.object(csrf)),
  answers: { 200: portalGathering },
  errors: ['gathering-canceled', 'gathering-begun'],
})
