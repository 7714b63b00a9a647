// SQL by hand: applications joined with positions and with what became of them by numbers that are no foreign keys.
import { employerApplicationState } from '@lunchpail/contracts/engagement/enumerations'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { hiddenSql } from '../policies.ts'

export interface Outcome {
  readonly id: string
  readonly account_id: string
  readonly position_id: number
  readonly title: string
  readonly selected: boolean
}

const { applied, rejected, canceled } = employerApplicationState
/** From an interview on; a state that this release does not know is none. */
const forward = Object.values(employerApplicationState).filter(
  (state) => state !== applied && state !== rejected && state !== canceled,
)

const text = `select a.id, a.account_id, a.position_id, p.content->>'title' as title,
    coalesce(g.state in (${forward.join(', ')}), false) as selected
  from position p join application a on a.position_id = p.id join submission s on s.id = a.submission_id
  left join progress g on g.id = a.id
  where p.managed_by = $1::uuid and s.submitted_at >= $2::timestamptz and s.submitted_at < $3::timestamptz
    and ($4::uuid is null or a.id > $4::uuid) and not ${hiddenSql('a')}
  order by a.id limit $5::int`

/** What was sent to the roles of a company in a time, and whether it moved forward; after one of them. */
export const findOutcomes = (
  on: Transaction,
  companyId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  after: string | null,
  most: number,
): Promise<Outcome[]> => readRows<Outcome>(on, { text, values: [companyId, from, to, after, most] })
