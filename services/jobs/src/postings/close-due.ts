// SQL by hand: `for update skip locked` does not wait for an import that changes a position, and with it its last day.
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { untilNone } from '@lunchpail/kit-service/background'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from '../database.ts'
import { positionsPerEvent } from '../positions/publish-positions.ts'
import { closePositions } from './close-missing.ts'

/** done each minute */
export const closeDueTask = 'close-due'

/** Closes the positions whose last day is over, without waiting for their feeds, but for those that a manager changed; returns how many. */
export async function closeDue(transaction: OpenTransaction<Tx>, clock: Clock): Promise<number> {
  let closed = 0
  for await (const count of untilNone(() => transaction((tx) => closeSome(tx, clock.now())))) closed += count
  return closed
}

async function closeSome(tx: Tx, at: Date): Promise<number> {
  const due = await tx.$queryRaw<{ id: number }[]>`
    select id from position where closes_at <= ${at} and state <> 'closed' and not managed
    order by closes_at, id limit ${positionsPerEvent} for update skip locked`
  return due.length === 0
    ? 0
    : closePositions(
        tx,
        due.map(({ id }) => id),
        at,
      )
}
