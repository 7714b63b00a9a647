import {
  keywordChanged,
  positionChanged,
  positionsReopened,
  type PositionState,
} from '@lunchpail/contracts/jobs/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { addUncompared } from './add-uncompared.ts'
import { readPositionStates } from './read-position-states.ts'
import { savePhrases } from './save-phrases.ts'
import { keywordStateOf } from './set-keyword.ts'

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

/**
 * Writes `jobs.position.changed.v1` for these positions to the outbox, has their keywords and whoever waits for them told of what is
 * closed or open again, keeps their words for whoever types them, and has them compared with those of other publishers.
 */
export async function publishPositions(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += positionsPerEvent) {
    const some = ids.slice(from, from + positionsPerEvent)
    const states = await readPositionStates(tx, some)
    for (const batch of eventsOf(states)) await emit(tx, positionChanged, { things: batch }, { at })
    await publishKeywords(tx, states, at)
    await publishReopened(tx, states, at)
    await savePhrases(tx, some)
    await addUncompared(tx, some)
  }
}

/** A poster hangs on when its job is closed, and who texts its keyword is told so. */
async function publishKeywords(tx: Tx, states: readonly PositionState[], at: Date): Promise<void> {
  const byOpen = Map.groupBy(states, ({ state }) => state === 'open')
  for (const [open, positions] of byOpen) {
    const changed = await tx.posterKeyword.updateManyAndReturn({
      where: { positionId: { in: positions.map(({ id }) => id) }, open: !open },
      data: { open, version: { increment: 1 } },
    })
    if (changed.length > 0) await emit(tx, keywordChanged, { things: changed.map(keywordStateOf) }, { at })
  }
}

/** Who waits for a position is told once, when it takes applications again. */
async function publishReopened(tx: Tx, states: readonly PositionState[], at: Date): Promise<void> {
  const open = new Map(states.filter(({ state }) => state === 'open').map((state) => [state.id, state]))
  if (open.size === 0) return
  const awaited = { positionId: { in: [...open.keys()] } }
  const found = await tx.awaitedPosition.findMany({ where: awaited })
  if (found.length === 0) return
  await tx.awaitedPosition.deleteMany({ where: awaited })
  const positions = found.map(({ positionId }) => {
    const { id, version, title, company_name, city, region } = open.get(positionId)!
    return { id, version, title, company_name, city, region }
  })
  await emit(tx, positionsReopened, { positions }, { at })
}
