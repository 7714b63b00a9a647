// SQL by hand: a lock, and a column of many candidates by another table.
import { among } from '@lunchpail/kit-database/among'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

/**
 * Makes what changes a candidate and what changes their account wait for each other, before either writes: `noteWants` reads both.
 */
export const lockWants = async (tx: Transaction, accountIds: readonly string[]): Promise<void> => {
  await sendStatement(
    tx,
    `select pg_advisory_xact_lock(hashtextextended(id, 0)) from (select unnest($1::text[]) as id order by 1) as sorted`,
    [...new Set(accountIds)],
  )
}

/**
 * Notes of candidates whether new positions have to look for them: for auto-apply, or for alerts by a channel that they agreed to,
 * where their account has them on.
 */
export const noteWants = async (tx: Transaction, accountIds: readonly string[]): Promise<void> => {
  const [isAmong, ids] = among(accountIds)
  await sendStatement(
    tx,
    `update candidate c set wants_new = wanted.new from (
       select account_id, not coalesce(employer, false)
           and (auto_apply or (coalesce(job_alerts, false) and (text_alerts or email_alerts))) as new
       from candidate left join account_status using (account_id) where account_id ${isAmong}) as wanted
     where c.account_id = wanted.account_id and c.wants_new <> wanted.new`,
    ids,
  )
}
