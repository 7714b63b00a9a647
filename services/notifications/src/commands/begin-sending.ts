// SQL by hand: an advisory lock, so that messages to one recipient are counted one after the other, whoever sends them.
import type { Message } from '../../generated/client.ts'
import type { Database } from '../database.ts'
import type { Channel } from '../domain/contact.ts'

/** Messages to one number or address within a day: more would be a way to bother a stranger. */
export const dailyLimit: Readonly<Record<Channel, number>> = { text: 5, email: 10 }
const dayMs = 86_400_000

/** How many messages may have gone to the recipient before. */
export interface Limits {
  readonly daily: number
  /** nobody has proven the contact: one of this template, ever */
  readonly once: boolean
}

/**
 * Marks a message as `sending`, under its recipient's hash. It is claimed by its attempts: where another run of the job
 * began since the message was read, or finished it, it is `taken` and must not be sent here.
 */
export const beginSending = (
  database: Database,
  message: Pick<Message, 'id' | 'attempts' | 'template'>,
  recipient: string,
  limits: Limits,
  now: Date,
): Promise<'begun' | 'daily-limit' | 'unproven' | 'taken'> =>
  database.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`
    const before = { recipient, id: { not: message.id } }
    if (limits.once && (await tx.message.count({ where: { ...before, template: message.template } })) > 0)
      return 'unproven'
    const sent = await tx.message.count({
      where: { ...before, attemptedAt: { gt: new Date(now.getTime() - dayMs) } },
    })
    if (sent >= limits.daily) return 'daily-limit'
    const { count } = await tx.message.updateMany({
      where: { id: message.id, attempts: message.attempts, finishedAt: null },
      data: { status: 'sending', outcome: null, recipient, attemptedAt: now, attempts: { increment: 1 } },
    })
    return count === 1 ? 'begun' : 'taken'
  })
