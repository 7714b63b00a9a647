import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { readPositionStates } from '../queries/read-position-states.ts'

/** Read at once; fewer than the 500 that an event may hold. */
export const positionsPerEvent = 200
/** Half of what an event may have at most: a position alone has less. */
const eventBytes = 450_000

/** Positions as the events that hold them: long questions make an event of fewer. */
export function eventsOf(states: readonly PositionState[]): PositionState[][] {
  const events: PositionState[][] = []
  let bytes = Infinity
  for (const state of states) {
    const own = Buffer.byteLength(JSON.stringify(state))
    bytes += own
    if (bytes > eventBytes) {
      events.push([])
      bytes = own
    }
    events.at(-1)!.push(state)
  }
  return events
}

/** Writes `jobs.position.changed.v1` for these positions to the outbox. */
export async function publishPositions(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += positionsPerEvent) {
    const states = await readPositionStates(tx, ids.slice(from, from + positionsPerEvent))
    for (const things of eventsOf(states)) await emit(tx, positionChanged, { things }, { at })
  }
}
