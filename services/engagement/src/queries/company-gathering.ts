import { refuse } from '@lunchpail/kit-service/refusal'
import type { Database, Tx } from '../database.ts'
import type { GatheringRow } from './lock-gathering.ts'

/** A gathering of this company; another one's is `not-found`. */
export async function companyGathering(
  database: Pick<Database | Tx, 'gathering'>,
  id: string,
  companyId: string,
): Promise<GatheringRow> {
  const row = await database.gathering.findFirst({
    where: { id, companyId },
    include: { positions: { orderBy: { turn: 'asc' } } },
  })
  return row ?? refuse('not-found')
}
