// SQL by hand: Prisma's upsert takes one row at a time.
import type { Transaction } from '@lunchpail/kit-database/transaction'

interface Application {
  readonly account_id: string
  readonly position_id: number
}

const upsert = `insert into application as stored (account_id, position_id, epoch)
  select distinct account_id, position_id, coalesce($2::bigint, 0)
  from jsonb_to_recordset($1::jsonb) as item (account_id uuid, position_id int)
  on conflict (account_id, position_id) do update set epoch = greatest(stored.epoch, excluded.epoch)`

/** Records who applied to what. */
export async function saveApplications(
  tx: Transaction,
  applications: readonly Application[],
  epoch: number | undefined,
): Promise<void> {
  await tx.$executeRawUnsafe(upsert, JSON.stringify(applications), epoch ?? null)
}
