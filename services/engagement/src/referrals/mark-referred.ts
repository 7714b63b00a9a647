// SQL by hand: one statement where Prisma needs a read for each account, and every account that changes comes here.
import type { accountChanged } from '@lunchpail/contracts/auth/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

const joined = `insert into referred_person (referral_id, account_id, joined_at)
  select referral.id, account.id, $2::timestamptz
  from rows from (jsonb_to_recordset($1::jsonb) as (id uuid, email_hash text, phone_hash text)) with ordinality
    as account (id, email_hash, phone_hash, place)
  join referral on referral.friend_hash in (account.email_hash, account.phone_hash)
    and referral.account_id <> account.id and referral.sent_at <= $2::timestamptz
  where not exists (select from candidate where candidate.account_id = account.id)
  order by place
  on conflict do nothing`

/** New accounts, of a person who was referred by their phone or email. */
export async function markJoined(
  tx: Transaction,
  accounts: DataOf<typeof accountChanged>['things'],
  at: Date,
): Promise<void> {
  const named = accounts.map(({ id, email_hash, phone_hash }) => ({ id, email_hash, phone_hash }))
  await sendStatement(tx, joined, JSON.stringify(named), at.toISOString())
}

const applied = `update referred_person set applied_at = $2::timestamptz
  where account_id = $1::uuid and applied_at is null`

/** A referred person has applied to a job. */
export async function markApplied(tx: Transaction, accountId: string, at: Date): Promise<void> {
  await sendStatement(tx, applied, accountId, at.toISOString())
}
