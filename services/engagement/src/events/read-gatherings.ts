import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import type { Gathering, GatheringPosition, Prisma } from '../../generated/client.ts'
import type { Database, Tx } from '../database.ts'

/** An event or a program with the jobs that are talked about there. */
export type GatheringRow = Gathering & {
  readonly positions: readonly GatheringPosition[]
  /** those that it names itself */
  readonly named: readonly number[]
}

type Reader = Pick<Database | Tx, 'gathering' | 'position'>

/** Events and programs. A hiring event that names no jobs is about every open job of its company. */
export async function readGatherings(
  database: Reader,
  query: Pick<Prisma.GatheringFindManyArgs, 'where' | 'orderBy' | 'take'>,
): Promise<GatheringRow[]> {
  const rows = await database.gathering.findMany({
    ...query,
    include: { positions: { orderBy: { turn: 'asc' } } },
  })
  return Promise.all(
    rows.map(async (row) =>
      row.kind === 'hiring' && row.positions.length === 0
        ? { ...row, named: [], positions: await openPositions(database, row) }
        : { ...row, named: row.positions.map(({ positionId }) => positionId) },
    ),
  )
}

async function openPositions(
  database: Reader,
  { id, companyId, companyName }: Gathering,
): Promise<GatheringPosition[]> {
  const rows = await database.position.findMany({
    // by whose they are: two companies may have one name
    where: {
      ...(companyId === null ? { companyName, managedBy: null } : { managedBy: companyId }),
      isOpen: true,
      title: { not: null },
    },
    orderBy: { id: 'asc' },
    take: maxPositions,
  })
  return rows.map(({ id: positionId, title }, turn) => ({ gatheringId: id, positionId, title: title!, turn }))
}
