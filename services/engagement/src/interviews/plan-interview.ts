import { minuteMs } from '@lunchpail/contracts/durations'
import { appointmentReminders } from '@lunchpail/contracts/engagement/rules/appointment-reminders'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Tx } from '../database.ts'

const attempts = 8

interface Planned {
  readonly id: string
  readonly offer: { readonly zone: string; readonly minutes: number }
}

/** The jobs of an interview time: reminders before it, and afterwards the question how it was. A time given up does nothing. */
export async function planInterview(
  tx: Tx,
  { id, offer }: Planned,
  { id: timeId, startsAt }: { readonly id: string; readonly startsAt: Date },
  now: Date,
): Promise<void> {
  for (const { what, at } of appointmentReminders(startsAt, offer.zone, now))
    await enqueue(tx, 'remind', { id, timeId, what }, { key: `${what}:${id}`, attempts, runAt: at })
  await enqueue(
    tx,
    'end-interview',
    { id, timeId },
    { key: `end:${id}`, attempts, runAt: new Date(startsAt.getTime() + offer.minutes * minuteMs) },
  )
}
