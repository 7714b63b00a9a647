import { refuse } from '@lunchpail/kit-service/refusal'
import type { Database, Tx } from '../database.ts'
import { readGatherings, type GatheringRow } from './read-gatherings.ts'

/** A gathering of this company; another one's is `not-found`. */
export async function companyGathering(
  database: Pick<Database | Tx, 'gathering' | 'position'>,
  id: string,
  companyId: string,
): Promise<GatheringRow> {
  const [row] = await readGatherings(database, { where: { id, companyId } })
  return row ?? refuse('not-found')
}

/** Whether another company's roles have this name, however it is written. */
export async function isNameOfAnother(
  database: Pick<Database | Tx, 'position'>,
  name: string,
  companyId: string,
): Promise<boolean> {
  const where = { companyName: { equals: name, mode: 'insensitive' }, managedBy: { not: companyId } } as const
  return (await database.position.count({ where: { ...where, NOT: { managedBy: null } }, take: 1 })) > 0
}

/** A company's name as its roles have it, which an operator approved; null where it has no role yet. */
export async function companyNameOf(
  database: Pick<Database | Tx, 'position'>,
  companyId: string,
): Promise<string | null> {
  const row = await database.position.findFirst({
    where: { managedBy: companyId, companyName: { not: null } },
    orderBy: { id: 'asc' },
  })
  return row?.companyName ?? null
}
