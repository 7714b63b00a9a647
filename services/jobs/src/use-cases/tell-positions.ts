import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { readStates } from './read-states.ts'

/** Fewer than the 500 that an event may hold, so that long questions do not make it too large to send. */
export const eventSize = 200

/** Says in the transaction that these positions are new or changed. */
export async function tellPositions(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += eventSize) {
    const things = await readStates(tx, ids.slice(from, from + eventSize))
    await emit(tx, positionChanged, { things }, { at })
  }
}
