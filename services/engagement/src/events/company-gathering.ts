import { refuse } from '@lunchpail/kit-service/refusal'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Database, Tx } from '../database.ts'
import { gatheringsOf, rolesOf } from '../policies.ts'
import { readGatherings, type GatheringRow } from './read-gatherings.ts'

/** A gathering of the caller's company; another one's is `not-found`. */
export async function companyGathering(
  database: Pick<Database | Tx, 'gathering' | 'position'>,
  id: string,
  caller: PortalCaller,
): Promise<GatheringRow> {
  const [row] = await readGatherings(database, { where: { id, ...gatheringsOf(caller) } })
  return row ?? refuse('not-found')
}

/**
 * A company's name as an operator approved it. With the token of an older auth, which does not say it, as its roles have it; null
 * where it has no role yet.
 */
export async function companyNameOf(
  database: Pick<Database | Tx, 'position'>,
  caller: PortalCaller,
): Promise<string | null> {
  const { name } = caller.account.company
  if (name !== undefined) return name
  const row = await database.position.findFirst({
    where: { ...rolesOf(caller), companyName: { not: null } },
    orderBy: { id: 'asc' },
  })
  return row?.companyName ?? null
}
