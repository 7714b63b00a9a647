// SQL by hand: an update that returns what it closed, in pages by the index of a feed's ids.
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from '../database.ts'
import { positionsPerEvent, publishPositions } from '../positions/publish-positions.ts'

const idsAtOnce = 5_000

/** Closes the positions that a complete feed no longer holds, but for those that a manager changed; returns how many. */
export async function closeMissing(
  transaction: OpenTransaction<Tx>,
  source: string,
  isPresent: (externalId: string) => boolean,
  clock: Clock,
): Promise<number> {
  const missing = await missingOf(transaction, source, isPresent)
  let count = 0
  for (let from = 0; from < missing.length; from += positionsPerEvent) {
    const some = missing.slice(from, from + positionsPerEvent)
    count += await transaction((tx) => closePositions(tx, some, clock.now()))
  }
  return count
}

/** Their ids, the first ones first. */
async function missingOf(
  transaction: OpenTransaction<Tx>,
  source: string,
  isPresent: (externalId: string) => boolean,
): Promise<number[]> {
  const missing: number[] = []
  for (let after = ''; ;) {
    const page = await transaction(
      (tx) => tx.$queryRaw<{ id: number; externalId: string }[]>`
        select id, external_id as "externalId" from position
        where source = ${source} and state <> 'closed' and not managed and external_id > ${after}
        order by external_id limit ${idsAtOnce}`,
    )
    for (const { id, externalId } of page) if (!isPresent(externalId)) missing.push(id)
    if (page.length < idsAtOnce) return missing.toSorted((a, b) => a - b)
    after = page.at(-1)!.externalId
  }
}

/** Closes these positions of feeds, but for those that a manager changed; returns how many. */
export async function closePositions(tx: Tx, ids: readonly number[], at: Date): Promise<number> {
  const closed = await tx.$queryRaw<{ id: number }[]>`
    update position set state = 'closed', posted_state = null, version = version + 1, changed_at = ${at}
    where id = any(${[...ids]}::int[]) and state <> 'closed' and not managed returning id`
  await publishPositions(
    tx,
    closed.map(({ id }) => id).toSorted((a, b) => a - b),
    at,
  )
  return closed.length
}
