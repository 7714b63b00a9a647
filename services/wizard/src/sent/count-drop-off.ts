// SQL by hand: counts over the roles in the JSON of drafts, and over two tables that no foreign key joins.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { closedAccountsSql } from '../policies.ts'

interface Counted {
  readonly sent: number
  readonly steps: readonly { readonly step: string | null; readonly count: number }[] | null
}

const text = `select
  (select count(distinct s.id)::int from position p join application a on a.position_id = p.id
    join submission s on s.id = a.submission_id
    where p.managed_by = $1::uuid and s.submitted_at >= $2::timestamptz
      and a.account_id not in ${closedAccountsSql}) as sent,
  (select json_agg(c) from (
    select d.step, count(*)::int as count from draft d
    where d.application is not null and d.updated_at >= $2::timestamptz
      and exists (select from jsonb_array_elements_text(d.application->'positions') e
        join position p on p.id = e::int where p.managed_by = $1::uuid)
      and d.account_id not in ${closedAccountsSql}
    group by 1) c) as steps`

/**
 * Of the applications to a company's roles that were worked on since a time: how many were sent, and by their next step those
 * that were not.
 */
export async function countDropOff(on: Transaction, companyId: string, since: Date): Promise<Counted> {
  const [row] = await readRows<Counted>(on, { text, values: [companyId, since] })
  return row!
}
