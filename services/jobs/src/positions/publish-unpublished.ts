// SQL by hand: `for update skip locked` does not wait for whoever changes a position, and so publishes it.
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from '../database.ts'
import { positionsPerEvent, publishPositions } from './publish-positions.ts'

/** Publishes some of the positions that a migration marked, with a new version, so that read models take them. Returns how many. */
export const publishUnpublished = (transaction: OpenTransaction<Tx>, clock: Clock): Promise<number> =>
  transaction(async (tx) => {
    const marked = await tx.$queryRaw<{ id: number }[]>`
      update position set unpublished = false, version = version + 1, changed_at = ${clock.now()}
      where id in (select id from position where unpublished order by id limit ${positionsPerEvent} for update skip locked)
      returning id`
    const ids = marked.map(({ id }) => id).toSorted((a, b) => a - b)
    await publishPositions(tx, ids, clock.now())
    return ids.length
  })
