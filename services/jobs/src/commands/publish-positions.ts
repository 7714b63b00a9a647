import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { readPositionStates } from '../queries/read-position-states.ts'

/** Fewer than the 500 that an event may hold, so that long questions do not make it too large to send. */
export const positionsPerEvent = 200

/** Says in the transaction that these positions are new or changed. */
export async function publishPositions(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += positionsPerEvent) {
    const things = await readPositionStates(tx, ids.slice(from, from + positionsPerEvent))
    await emit(tx, positionChanged, { things }, { at })
  }
}
