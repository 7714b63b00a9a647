import * as z from 'zod/mini'
import { eventType } from './event.ts'
import type { Noun } from './noun.ts'

/** What a service says once it has erased an account: how many rows went. Auth keeps the reports. */
export const erasureCompleted = <const N extends Noun>(noun: N) =>
  eventType({
    type: `${noun}.erasure.completed.v1`,
    owner: noun,
    kind: 'moment',
    summary: `${noun} erased what it held of an account.`,
    data: z.object({ account_id: z.string(), rows: z.number() }),
  })
