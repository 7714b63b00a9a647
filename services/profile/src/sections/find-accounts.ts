// By hand: Prisma has no UNION.
import type { Tx } from '../database.ts'

/** The next accounts in their order, of those with a section or a candidate. */
export async function findAccounts(
  database: Pick<Tx, '$queryRaw'>,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    select account_id as id from (select account_id from section union select account_id from candidate) as known
    where account_id > ${after}::uuid order by account_id limit ${limit}`
  return rows.map(({ id }) => id)
}
