import type { Candidate } from '../../generated/client.ts'
import type { Database, Tx } from '../database.ts'

/** The names of these accounts; one whose event is still on its way is not among them. */
export async function findPeople(
  database: Pick<Database | Tx, 'candidate'>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const rows = await database.candidate.findMany({ where: { accountId: { in: [...accountIds] } } })
  return new Map(rows.map((row) => [row.accountId, row]))
}
