import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { id, instant, line, paragraph, placeCode, upTo } from '../fields/texts.ts'

/** What people register for: a hiring event of a company, a training event, or a program. 2 §2 */
export const gatheringKinds = ['hiring', 'training', 'program'] as const
export type GatheringKind = (typeof gatheringKinds)[number]

/** The last part of its address. */
export const gatheringId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{2,59}$/, 'field.invalid'))

/** Its own page, `/events/{id}` or `/programs/{id}` (2 §7: the event url). */
export const gatheringPath = ({ kind, id: name }: { readonly kind: GatheringKind; readonly id: string }) =>
  `/${kind === 'program' ? 'programs' : 'events'}/${name}/`

/** A registrant has a place, waits for one, or gave it back. */
export const registrationStates = ['registered', 'waiting', 'canceled'] as const

export const gatheringPosition = z.object({ id: z.number(), title: line })

export const gathering = z.object({
  id: gatheringId,
  kind: z.enum(gatheringKinds),
  name: line,
  company_name: line,
  description: paragraph,
  /** where it is; null where none is told: it may be online, or not be set yet */
  place: z.nullable(z.object({ name: line, address: line, city: line, region: placeCode })),
  /** IANA name of the place's time zone, in which its times are shown */
  zone: id,
  /** a program has no times of its own */
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
  /** null where places are not counted */
  capacity: z.nullable(z.number()),
  /** places that are free now */
  left: z.nullable(z.number()),
  /** what one can talk about at a hiring event; empty for the others */
  positions: listOf(gatheringPosition, maxPositions),
  /** people may register */
  open: z.boolean(),
  /** its end has passed */
  over: z.boolean(),
  /** its company canceled it */
  canceled: z.boolean(),
})
export type Gathering = z.output<typeof gathering>

/** The person's own. */
export const registration = z.object({
  id,
  gathering_id: gatheringId,
  state: z.enum(registrationStates),
  positions: listOf(z.number(), maxPositions),
  /** how many wait before, of whoever waits */
  ahead: z.nullable(z.number()),
  /** on the QR code that is shown at the door */
  code: upTo(20),
  checked_in_at: z.nullable(instant),
})
export type Registration = z.output<typeof registration>
