// SQL by hand: part of every list and job that a signed-in person looks at.
import { daysToApplyAgain, mayApplyAgain } from '@lunchpail/contracts/engagement/rules/apply-again'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Fit } from './on-candidate-changed.ts'
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

/** What the list knows of the person who asks; null for a visitor, and for whoever saved nothing yet. */
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

/** Whoever asks for a list: whether they have applied to anything is told with it, as most have not, and need no second look. */
export interface Asking {
  readonly candidate: Candidate | null
  readonly hasApplied: boolean
}

export async function findAsking(on: Transaction, account: CallerAccount | null): Promise<Asking> {
  if (!account) return { candidate: null, hasApplied: false }
  type Found = Candidate & { readonly known: boolean; readonly has_applied: boolean }
  const [found] = await readRows<Found>(on, {
    text: `select c.account_id is not null as known, exists (select from application where account_id = $1) as has_applied,
        c.zip, c.latitude, c.longitude, c.role, c.shifts, c.wage, c.weekend, c.miles, c.fit
      from (values (1)) as one left join candidate c on c.account_id = $1`,
    values: [account.id],
  })
  return { candidate: found!.known ? found! : null, hasApplied: found!.has_applied }
}

interface Row {
  readonly position_id: number
  readonly application_id: string
  readonly withdrawn_at: Date | null
}

export interface Applied {
  readonly application_id: string
  /** until they may apply again, where it was withdrawn */
  readonly days: number | null
}

/** The person's applications to these positions, or to the same jobs of other publishers, by position; without those after which they may apply again. */
export async function findApplied(
  on: Transaction,
  account: CallerAccount | null,
  positions: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Applied>> {
  if (!account || positions.length === 0) return new Map()
  const rows = await readRows<Row>(on, {
    text: `select a.position_id, a.application_id, w.withdrawn_at from application a
      left join withdrawal w on w.id = a.application_id
      where a.account_id = $1 and a.position_id = any($2::int[])
      union all
      select p.same_as, a.application_id, w.withdrawn_at from position p
      join application a on a.account_id = $1 and a.position_id = p.id left join withdrawal w on w.id = a.application_id
      where p.same_as = any($2::int[])`,
    values: [account.id, positions],
  })
  return new Map(
    rows
      .filter(({ withdrawn_at }) => !mayApplyAgain(withdrawn_at, now))
      .map(({ position_id, application_id, withdrawn_at }) => [
        position_id,
        { application_id, days: withdrawn_at && daysToApplyAgain(withdrawn_at, now) },
      ]),
  )
}
