// SQL by hand: Prisma's upsert takes one row at a time.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

interface Application {
  readonly id: string
  readonly account_id: string
  readonly position_id: number
  /** ISO 8601 */
  readonly submitted_at: string
}

const upsert = `insert into application as stored (account_id, position_id, application_id, submitted_at, epoch)
  select distinct on (account_id, position_id) account_id, position_id, id, submitted_at, coalesce($2::bigint, 0)
  from jsonb_to_recordset($1::jsonb)
    as item (id uuid, account_id uuid, position_id int, submitted_at timestamptz)
  order by account_id, position_id, submitted_at desc
  on conflict (account_id, position_id) do update set (application_id, submitted_at, epoch)
    = (excluded.application_id, excluded.submitted_at, greatest(stored.epoch, excluded.epoch))
  where (coalesce($2::bigint, stored.epoch), excluded.submitted_at)
    > (stored.epoch, coalesce(stored.submitted_at, '-infinity'))`

/** Records who applied to what, of several applications the last one. What republished state says replaces what is stored. */
export async function saveApplications(
  tx: Transaction,
  applications: readonly Application[],
  epoch: number | undefined,
): Promise<void> {
  await sendStatement(tx, upsert, JSON.stringify(applications), epoch ?? null)
}
