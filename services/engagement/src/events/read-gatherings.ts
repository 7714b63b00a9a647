import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Gathering, GatheringPosition, Prisma } from '../../generated/client.ts'
import type { Database, Tx } from '../database.ts'
import { findOpenPositions } from './find-open-positions.ts'

/** An event or a program with the jobs that are talked about there. */
export type GatheringRow = Gathering & {
  readonly positions: readonly GatheringPosition[]
  /** those that it names itself */
  readonly named: readonly number[]
}

/** Events and programs. */
export async function readGatherings(
  database: Pick<Database | Tx, 'gathering' | '$queryRawUnsafe'>,
  query: Pick<Prisma.GatheringFindManyArgs, 'where' | 'orderBy' | 'take'>,
): Promise<GatheringRow[]> {
  const rows = await database.gathering.findMany({
    ...query,
    include: { positions: { orderBy: { turn: 'asc' } } },
  })
  return Promise.all(rows.map((row) => withPositions(database, row)))
}

/** A hiring event that names no jobs is about every open job of its company. */
export const withPositions = async (
  on: Pick<Transaction, '$queryRawUnsafe'>,
  row: Gathering & Pick<GatheringRow, 'positions'>,
): Promise<GatheringRow> =>
  row.kind === 'hiring' && row.positions.length === 0
    ? { ...row, named: [], positions: await findOpenPositions(on, row) }
    : { ...row, named: row.positions.map(({ positionId }) => positionId) }
