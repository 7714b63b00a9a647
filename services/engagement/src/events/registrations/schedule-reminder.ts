import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Gathering, Registration } from '../../../generated/client.ts'
import { eventReminderTime } from './event-reminder-time.ts'

/** The job that reminds a registrant; one that was planned for another time is replaced. */
export async function scheduleReminder(
  tx: Transaction,
  { startsAt, zone }: Pick<Gathering, 'startsAt' | 'zone'>,
  { id }: Pick<Registration, 'id'>,
  now: Date,
): Promise<void> {
  const runAt = eventReminderTime({ startsAt, zone }, now)
  if (runAt === null || startsAt === null) return
  await enqueue(
    tx,
    'remind-registration',
    { id, startsAt: startsAt.toISOString() },
    { key: `registration:${id}`, attempts: 8, runAt },
  )
}
