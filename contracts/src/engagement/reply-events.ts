import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { id, instant } from '../fields/texts.ts'

/** How long a company takes to answer an application. `version` grows by one with each measure. */
export const replyTimeState = z.object({
  /** of the company of auth */
  id,
  version: z.number(),
  /** half of the applications are answered within so many; null where too few answers say it */
  days: z.nullable(z.number()),
  /** ISO 8601: what was measured is too old then */
  until: z.nullable(instant),
})

export const replyTimeChanged = eventType({
  type: 'engagement.reply-time.changed.v1',
  owner: 'engagement',
  kind: 'state',
  summary: 'It was measured how long companies take to answer applications.',
  accounts: [],
  data: stateOf(replyTimeState),
})
