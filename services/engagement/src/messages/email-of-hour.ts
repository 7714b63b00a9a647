import { hourMs } from '@lunchpail/contracts/durations'
import type { MessageSide } from '@lunchpail/contracts/engagement/messages-api'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

type Told = Pick<Application, 'id' | 'candidateEmailedAt' | 'managersEmailedAt'>

/** When the other side was last told by email of what this one wrote. */
export const emailedAt = (thread: Told, side: MessageSide): Date | null =>
  side === 'manager' ? thread.candidateEmailedAt : thread.managersEmailedAt

export async function setEmailedAt(tx: Tx, { id }: Told, side: MessageSide, at: Date): Promise<void> {
  const data = side === 'manager' ? { candidateEmailedAt: at } : { managersEmailedAt: at }
  await tx.application.update({ where: { id }, data })
}

/** Whether what one side of a locked application writes is told by email now. Within the hour of one, a job looks at its end. */
export async function takeEmailOfHour(tx: Tx, thread: Told, side: MessageSide, at: Date): Promise<boolean> {
  const before = emailedAt(thread, side)
  const runAt = before && new Date(before.getTime() + hourMs)
  if (runAt === null || runAt <= at) {
    await setEmailedAt(tx, thread, side, at)
    return true
  }
  const { id } = thread
  await enqueue(tx, 'tell-messages', { id, side }, { key: `messages ${side}:${id}`, attempts: 8, runAt })
  return false
}
