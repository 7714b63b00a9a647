// SQL by hand: position and facility in one read.
import { livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

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
