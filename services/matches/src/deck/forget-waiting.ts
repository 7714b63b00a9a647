// SQL by hand: a projection runs without Prisma.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

/** Jobs that wait for their turn with auto-apply are not applied for any more. */
export const forgetWaiting = async (tx: Transaction, accountIds: readonly string[]): Promise<void> => {
  if (accountIds.length === 0) return
  await sendStatement(
    tx,
    `delete from auto_apply where state = 'waiting' and account_id = any($1::uuid[])`,
    accountIds,
  )
}
