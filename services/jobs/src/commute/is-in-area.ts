// SQL by hand, as Prisma has no `cube`: whether anything is near comes from its index.
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { reachMiles } from '@lunchpail/contracts/jobs/rules/reach'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { foundSql } from '../search/filter-sql.ts'

/** Whether any open position is within two hours of a home. */
export async function isInArea(on: Transaction, home: Point, now: Date): Promise<boolean> {
  const { values, bind } = binder()
  const near = { ...home, miles: reachMiles }
  const text = foundSql({ near, wagesFrom: [], sort: 'distance', page: 1, now }, 'p.id', 1, bind)
  const rows = await readRows<object>(on, { text, values })
  return rows.length > 0
}
