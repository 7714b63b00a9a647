// SQL by hand: part of every list and job that a signed-in person looks at.
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Fit } from '../projections/on-candidate-changed.ts'
import type { CallerAccount } from '@lunchpail/kit-service/route'

export interface Candidate {
  readonly zip: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** bits; 0 means any */
  readonly role: number
  /** bits of the shifts that may be offered */
  readonly shifts: number
  readonly wage: number
  readonly weekend: boolean
  /** how far they commute */
  readonly miles: number
  /** null where they did not change since it is kept */
  readonly fit: Fit | null
}

/** The middle of the home's ZIP code; null where it is not known. */
export const homeOf = (candidate: Candidate | null): Point | null =>
  candidate === null || candidate.latitude === null || candidate.longitude === null
    ? null
    : { latitude: candidate.latitude, longitude: candidate.longitude }

/** What the list knows of the person who asks; null for a visitor, and for who saved nothing yet. */
export async function findCandidate(
  on: Transaction,
  account: CallerAccount | null,
): Promise<Candidate | null> {
  if (!account) return null
  const [candidate] = await readRows<Candidate>(on, {
    text: `select zip, latitude, longitude, role, shifts, wage, weekend, miles, fit from candidate where account_id = $1`,
    values: [account.id],
  })
  return candidate ?? null
}

interface Applied {
  readonly position_id: number
  readonly application_id: string
}

/** The person's applications to these positions: application ids by position. */
export async function findApplied(
  on: Transaction,
  account: CallerAccount | null,
  positions: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (!account || positions.length === 0) return new Map()
  const rows = await readRows<Applied>(on, {
    text: `select position_id, application_id from application
      where account_id = $1 and position_id = any($2::int[])`,
    values: [account.id, positions],
  })
  return new Map(rows.map((row) => [row.position_id, row.application_id]))
}
