import type { Application } from '../../generated/client.ts'
import type { Database } from '../database.ts'

/** Which of an account's applications that were withdrawn are the last ones for their positions: ids. */
export async function findLast(
  database: Pick<Database, 'application'>,
  accountId: string,
  rows: readonly Pick<Application, 'positionId' | 'withdrawnAt'>[],
): Promise<ReadonlySet<string>> {
  const withdrawn = rows.filter(({ withdrawnAt }) => withdrawnAt !== null)
  if (withdrawn.length === 0) return new Set()
  const last = await database.application.findMany({
    where: { accountId, positionId: { in: withdrawn.map(({ positionId }) => positionId) } },
    distinct: ['positionId'],
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  return new Set(last.map(({ id }) => id))
}
