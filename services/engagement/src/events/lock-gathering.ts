// SQL by hand: Prisma knows no `for update`, by which those who register at once come one after the other.
import { columnsAsFields } from '@lunchpail/kit-database/column-of'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuse } from '@lunchpail/kit-service/refusal'
import { Prisma, type Gathering, type GatheringPosition } from '../../generated/client.ts'
import { withPositions, type GatheringRow } from './read-gatherings.ts'

const lock = 'select 1 from gathering where id = $1 for update'
const gatheringOf = `select ${columnsAsFields(Prisma.GatheringScalarFieldEnum)} from gathering where id = $1`
const positionsOf = `select ${columnsAsFields(Prisma.GatheringPositionScalarFieldEnum)} from gathering_position
  where gathering_id = $1 order by turn`

/** Holds a gathering for what the database does next in this transaction. */
export const sendGatheringLock = (tx: Transaction, id: string): Promise<void> => sendStatement(tx, lock, id)

/** A gathering that this transaction holds; `not-found` where there is none. */
export async function readHeldGathering(tx: Transaction, id: string): Promise<GatheringRow> {
  const [[gathering], positions] = await Promise.all([
    tx.$queryRawUnsafe<Gathering[]>(gatheringOf, id),
    tx.$queryRawUnsafe<GatheringPosition[]>(positionsOf, id),
  ])
  return gathering ? withPositions(tx, { ...gathering, positions }) : refuse('not-found')
}

/**
 * A gathering, held by this transaction; `not-found` where there is none. Places are counted under this lock and kept in no
 * counter, which could disagree, for example after an erasure. A cancellation takes it too: afterwards no one registers, is
 * reminded or moves up. What happens to it is of the time after the lock, by which notifications knows its last word. Many thousands of people at one event would need something else.
 */
export async function lockGathering(tx: Transaction, id: string): Promise<GatheringRow> {
  await sendGatheringLock(tx, id)
  return readHeldGathering(tx, id)
}
