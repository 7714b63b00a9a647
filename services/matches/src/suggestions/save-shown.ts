// SQL by hand: part of every deck, which is read without Prisma.
import type { Transaction } from '@lunchpail/kit-database/transaction'

const insert = `insert into shown (account_id, position_id, shown_at)
  select $1::uuid, unnest($2::int[]), $3::timestamptz
  where cardinality(kit.erased_among(array[$1::text])) = 0 on conflict do nothing`

/** Records which cards a candidate was shown, and when first; of an erased one nothing. */
export async function saveShown(
  on: Transaction,
  accountId: string,
  positionIds: readonly number[],
  at: Date,
): Promise<void> {
  if (positionIds.length > 0) await on.$executeRawUnsafe(insert, accountId, positionIds, at.toISOString())
}
