import { dayMs } from '@lunchpail/contracts/durations'
import { messagesADay, type MessageSide } from '@lunchpail/contracts/engagement/messages-api'
import type { Tx } from '../database.ts'
import { isToldByEmail, lookBackMs } from './told-by-email.ts'

/** Whether a side wrote all that it may write in a day, and whether what it writes now is told by email. */
export async function findLately(
  tx: Tx,
  { applicationId, side, at }: { applicationId: string; side: MessageSide; at: Date },
): Promise<{ readonly isFull: boolean; readonly isTold: boolean }> {
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const rows = await tx.message.findMany({
    where: { applicationId, side, at: { gt: ago(lookBackMs) } },
    orderBy: { at: 'asc' },
    select: { at: true },
  })
  const times = rows.map((row) => row.at)
  const today = times.filter((time) => time > ago(dayMs))
  return { isFull: today.length >= messagesADay, isTold: isToldByEmail(times, at) }
}
