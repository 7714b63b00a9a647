import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { id, instant } from '../fields/texts.ts'
import { gatheringId, gatheringKinds } from './gatherings.ts'

/** An event or a program, as far as a keyword leads to it. `version` grows by one with each published change. */
export const gatheringState = z.object({
  id: gatheringId,
  version: z.number(),
  kind: openEnum(gatheringKinds),
  /** of auth; null where no company of the site holds it */
  company_id: z.nullable(id),
  /** people may register until it is over; a canceled one is closed */
  open: z.boolean(),
  /** by its company */
  canceled: z.boolean(),
  /** ISO 8601; null for a program without times */
  ends_at: z.nullable(instant),
})

/** Jobs, which keeps the keywords of posters, gives one to an event too. */
export const gatheringChanged = eventType({
  type: 'engagement.gathering.changed.v1',
  owner: 'engagement',
  kind: 'state',
  summary: 'Events and programs were added or changed.',
  accounts: [],
  data: stateOf(gatheringState),
})
