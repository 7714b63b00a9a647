import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { id, instant, line } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { may } from './portal-api.ts'

/** Interviews that a calendar shows at once. */
export const maxCalendar = 500

const interview = z.object({
  invite_id: id,
  application_id: id,
  candidate: z.object({ first_name: line, last_name: line }),
  starts_at: instant,
  minutes: z.number(),
  /** IANA name, of the place */
  zone: id,
  /** 2 §9 */
  type: z.number(),
  place: z.nullable(line),
  confirmed: z.boolean(),
  /** 2 §4: how it went, by the manager; null before that */
  outcome: z.nullable(z.number()),
  /** null where the manager may not see roles: the page shows it in a style of its own */
  position: z.nullable(z.object({ id: z.number(), title: line })),
})
export type Interview = z.output<typeof interview>

/** A time that is still free. */
const offeredTime = z.object({
  id,
  starts_at: instant,
  minutes: z.number(),
  /** IANA name, of the place */
  zone: id,
  type: z.number(),
  place: z.nullable(line),
  /** how many may still take it */
  left: z.number(),
  /** who may take it and has taken none yet */
  invited: z.number(),
  /** the role of those who are invited, the first one of several; null where the manager may not see roles */
  position: z.nullable(z.object({ id: z.number(), title: line })),
})
export type OpenTime = z.output<typeof offeredTime>

export const listCalendar = endpoint({
  name: 'engagement.portal-calendar.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/portal/calendar/',
  summary:
    "The interviews of the caller's company at the times that candidates took, and the times that are still offered, from a moment on.",
  access: portal('user', 'view'),
  query: z.object({
    from: z
      .string()
      .check(z.regex(/^20\d{2}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/, 'field.invalid')),
    days: z.optional(wholeNumber(1, 42)),
  }),
  answers: {
    200: z.object({
      interviews: listOf(interview, maxCalendar),
      offered: listOf(offeredTime, maxCalendar),
      may,
    }),
  },
})
