import { dayMs } from '@lunchpail/contracts/durations'
import { messagesADay, type MessageSide } from '@lunchpail/contracts/engagement/messages-api'
import { secondsOver } from '@lunchpail/kit-service/seconds-over'
import type { Tx } from '../database.ts'

/** How long a side may write nothing more, as it wrote all that it may in a day. */
export async function findFullSeconds(
  tx: Tx,
  { applicationId, side, at }: { applicationId: string; side: MessageSide; at: Date },
): Promise<number> {
  const rows = await tx.message.findMany({
    where: { applicationId, side, at: { gt: new Date(at.getTime() - dayMs) } },
    orderBy: { at: 'asc' },
    select: { at: true },
  })
  const times = rows.map((row) => row.at)
  return secondsOver([...times, at], { most: messagesADay, windowMs: dayMs }, at)
}
