import { refuse } from '@lunchpail/kit-service/refusal'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Database, Tx } from '../database.ts'
import { gatheringsOf } from '../policies.ts'
import { readGatherings, type GatheringRow } from './read-gatherings.ts'

/** A gathering of the caller's company; another one's is `not-found`. */
export async function companyGathering(
  database: Pick<Database | Tx, 'gathering' | '$queryRawUnsafe'>,
  id: string,
  caller: PortalCaller,
): Promise<GatheringRow> {
  const [row] = await readGatherings(database, { where: { id, ...gatheringsOf(caller) } })
  return row ?? refuse('not-found')
}
