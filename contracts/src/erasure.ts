import * as z from 'zod/mini'
import { eventType } from './event.ts'
import { id } from './fields/texts.ts'
import type { Noun } from './noun.ts'

/** Published by a service that has erased an account: `rows` were deleted. Auth stores the reports. */
export const erasureCompleted = <const N extends Noun>(noun: N) =>
  eventType({
    type: `${noun}.erasure.completed.v1`,
    owner: noun,
    kind: 'moment',
    summary: `${noun} erased what it held of an account.`,
    // handled for an erased account, as it reports of one
    accounts: [],
    data: z.object({ account_id: id, rows: z.number() }),
  })
