import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { readPositionStates } from '../queries/read-position-states.ts'

/** Fewer than the 500 that an event may hold, so that long questions do not make it too large to publish. */
export const positionsPerEvent = 200

/** Writes `jobs.position.changed.v1` for these positions to the outbox. */
export async function publishPositions(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += positionsPerEvent) {
    const items = await readPositionStates(tx, ids.slice(from, from + positionsPerEvent))
    await emit(tx, positionChanged, { things: items }, { at })
  }
}
