import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Tx } from '../database.ts'

const attempts = 12

/** One job for all reminders of an account, at the first of them: in the queue of the database, which outlives a restart. */
export async function enqueueReminders(tx: Tx, accountId: string): Promise<void> {
  const first = await tx.reminder.findFirst({ where: { accountId }, orderBy: { at: 'asc' } })
  if (!first) return
  await enqueue(
    tx,
    'send-reminders',
    { accountId },
    { key: `reminders:${accountId}`, attempts, runAt: first.at },
  )
}
