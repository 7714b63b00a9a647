// SQL by hand, as Prisma has no `cube`: whether anything is near comes from its index.
import { commuteLimitMinutes, livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { milesWithin } from '@lunchpail/contracts/jobs/rules/reach'
import { commuteType } from '@lunchpail/contracts/profile/enumerations'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { foundSql } from '../search/filter-sql.ts'

export interface Spot extends Point {
  readonly id: number
  readonly city: string
  readonly region: string
}

/** Where positions are; those that were never opened, or are withheld, are not there. */
export const findSpots = (on: Transaction, ids: readonly number[]): Promise<Spot[]> =>
  readRows<Spot>(on, {
    text: `select p.id, f.latitude, f.longitude, f.city, f.region from position p join facility f on f.id = p.facility_id
      where p.id = any($1::int[]) and p.portal_state in (${livePortalStates.join(', ')}) and not p.withheld`,
    values: [ids],
  })

/** 2 §9: farther than this by car is out of area. */
const reachMiles = milesWithin(commuteLimitMinutes, commuteType.driving)

/** Whether any open position is within two hours of a home. */
export async function isInArea(on: Transaction, home: Point, now: Date): Promise<boolean> {
  const { values, bind } = binder()
  const near = { ...home, miles: reachMiles }
  const text = foundSql({ near, wagesFrom: [], sort: 'distance', page: 1, now }, 'p.id', 1, bind)
  const rows = await readRows<object>(on, { text, values })
  return rows.length > 0
}
