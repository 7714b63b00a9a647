// SQL by hand: Prisma knows no `for update`, by which those who register at once come one after the other.
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../database.ts'
import { readGatherings, type GatheringRow } from './read-gatherings.ts'

/**
 * A gathering, held by this transaction; `not-found` where there is none. Places are counted under this lock and kept in no
 * counter, which could disagree, for example after an erasure. A cancellation takes it too: afterwards no one registers, is
 * reminded or moves up. Many thousands of people at one event would need something else.
 */
export async function lockGathering(tx: Tx, id: string): Promise<GatheringRow> {
  await tx.$queryRaw`select 1 from gathering where id = ${id} for update`
  const [row] = await readGatherings(tx, { where: { id } })
  return row ?? refuse('not-found')
}
