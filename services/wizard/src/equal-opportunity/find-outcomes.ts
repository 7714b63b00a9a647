// SQL by hand: applications joined with positions and with what became of them by numbers that are no foreign keys.
import { employerApplicationState } from '@lunchpail/contracts/engagement/enumerations'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { hiddenSql } from '../policies.ts'

/** A person who applied, with all that they sent in the time. */
export interface Applicant {
  readonly account_id: string
  readonly positions: readonly number[]
  /** of each position: they moved forward */
  readonly selected: readonly boolean[]
}

const { applied, rejected, canceled } = employerApplicationState
/** From an interview on; a state that this release does not know is none. */
const forward = Object.values(employerApplicationState).filter(
  (state) => state !== applied && state !== rejected && state !== canceled,
)

/** One that was withdrawn and sent again counts where it was sent again. */
const text = `select a.account_id, array_agg(a.position_id order by a.position_id) as positions,
    array_agg(coalesce(g.state in (${forward.join(', ')}), false) order by a.position_id) as selected
  from position p join application a on a.position_id = p.id join submission s on s.id = a.submission_id
  left join progress g on g.id = a.id
  where p.managed_by = $1::uuid and s.submitted_at >= $2::timestamptz and s.submitted_at < $3::timestamptz
    and ($4::uuid is null or a.account_id > $4::uuid) and not a.replaced and not ${hiddenSql('a')}
  group by a.account_id order by a.account_id limit $5::int`

/** Who applied to the roles of a company in a time, in batches of `most` people. */
export async function* findOutcomes(
  on: Transaction,
  companyId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): AsyncGenerator<readonly Applicant[]> {
  for (let after: string | null = null; ;) {
    const found: Applicant[] = await readRows<Applicant>(on, {
      text,
      values: [companyId, from, to, after, most],
    })
    if (found.length > 0) yield found
    if (found.length < most) return
    after = found.at(-1)!.account_id
  }
}
