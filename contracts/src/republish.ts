import * as z from 'zod/mini'
import { eventType } from './event.ts'
import { maxEntries } from './fields/max-entries.ts'
import type { Noun } from './noun.ts'
import { line } from './fields/texts.ts'

/**
 * Published by a service that has published its whole state again: how many events of each type have the new epoch. Once a
 * read model has handled them all, what it has of an earlier epoch no longer exists.
 */
export const republishCompleted = <const N extends Noun>(noun: N) =>
  eventType({
    type: `${noun}.republish.completed.v1`,
    owner: noun,
    kind: 'moment',
    summary: `${noun} published its whole state again.`,
    accounts: [],
    data: z.object({ epoch: z.number(), events: z.record(line, z.number()).check(maxEntries(100)) }),
  })
