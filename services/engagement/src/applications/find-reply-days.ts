import type { Database, Tx } from '../database.ts'

/** Within how many days these companies usually answer, where it is known and not too old. */
export async function findReplyDays(
  database: Pick<Database | Tx, 'replyTime'>,
  employers: readonly (string | null)[],
  now: Date,
): Promise<(employerId: string | null) => number | null> {
  const rows = await database.replyTime.findMany({
    where: { employerId: { in: employers.filter((id) => id !== null) }, until: { gt: now } },
  })
  return (employerId) => rows.find((row) => row.employerId === employerId)?.days ?? null
}
