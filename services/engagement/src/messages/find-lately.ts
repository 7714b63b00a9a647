import { dayMs } from '@lunchpail/contracts/durations'
import { messagesADay, type MessageSide } from '@lunchpail/contracts/engagement/messages-api'
import { secondsOver } from '@lunchpail/kit-service/seconds-over'
import type { Tx } from '../database.ts'
import { isToldByEmail, lookBackMs } from './told-by-email.ts'

/** How long a side may write nothing more, as it wrote all that it may in a day, and whether what it writes now is told by email. */
export async function findLately(
  tx: Tx,
  { applicationId, side, at }: { applicationId: string; side: MessageSide; at: Date },
): Promise<{ readonly fullSeconds: number; readonly isTold: boolean }> {
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const rows = await tx.message.findMany({
    where: { applicationId, side, at: { gt: ago(lookBackMs) } },
    orderBy: { at: 'asc' },
    select: { at: true },
  })
  const times = rows.map((row) => row.at)
  const fullSeconds = secondsOver([...times, at], { most: messagesADay, windowMs: dayMs }, at)
  return { fullSeconds, isTold: isToldByEmail(times, at) }
}
