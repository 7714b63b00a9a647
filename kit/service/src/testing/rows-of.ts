import type { Retention } from '@lunchpail/kit-database/retention'
import { isOfAccount } from '../erasure.ts'
import type { TestService } from './test-service.ts'

/** The rows of an account, by table: for comparison, as text. */
export const rowsOf = async (
  service: TestService,
  retention: readonly Retention[],
  accountId: string,
): Promise<Record<string, string[]>> => {
  const owned = retention.filter(({ account, atErasure }) => account && !atErasure)
  const ofTable = owned.map(
    ({ table, account }) =>
      `select '${table}' as name, owned::text as text from ${table} owned where ${isOfAccount(account!, retention)}`,
  )
  const { rows } = await service.pool.query<{ name: string; text: string }>(
    `${ofTable.join(' union all ')} order by 1, 2`,
    [accountId],
  )
  const byTable = Object.groupBy(rows, ({ name }) => name)
  return Object.fromEntries(owned.map(({ table }) => [table, (byTable[table] ?? []).map(({ text }) => text)]))
}
