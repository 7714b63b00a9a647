// SQL by hand: Prisma's upsert takes one row at a time.
import type { Transaction } from '@lunchpail/kit-database/transaction'

interface Application {
  readonly id: string
  readonly account_id: string
  readonly position_id: number
}

const upsert = `insert into application as stored (account_id, position_id, application_id, epoch)
  select distinct on (account_id, position_id) account_id, position_id, id, coalesce($2::bigint, 0)
  from jsonb_to_recordset($1::jsonb) as item (id uuid, account_id uuid, position_id int)
  on conflict (account_id, position_id) do update set (application_id, epoch) = (excluded.application_id, excluded.epoch)
  where stored.epoch < excluded.epoch`

/** Records who applied to what. What republished state says replaces what is stored. */
export async function saveApplications(
  tx: Transaction,
  applications: readonly Application[],
  epoch: number | undefined,
): Promise<void> {
  await tx.$executeRawUnsafe(upsert, JSON.stringify(applications), epoch ?? null)
}
