// SQL by hand: an advisory lock, so that messages to one recipient are counted one after the other, whoever sends them.
import type { Message } from '../../generated/client.ts'
import type { Database } from '../database.ts'
import type { Channel } from '../domain/contact.ts'

/**
 * Messages to one number or address within a day. Nobody has proven yet that a contact is theirs: more would be a way to
 * bother a stranger.
 */
export const dailyLimit: Readonly<Record<Channel, number>> = { text: 5, email: 10 }
const dayMs = 86_400_000

/** Marks a message as `sending`, under its recipient's hash; false where the day's limit is reached. */
export const beginSending = (
  database: Database,
  message: Pick<Message, 'id'>,
  recipient: string,
  limit: number,
  now: Date,
): Promise<boolean> =>
  database.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`
    const sent = await tx.message.count({
      where: { recipient, attemptedAt: { gt: new Date(now.getTime() - dayMs) }, id: { not: message.id } },
    })
    if (sent >= limit) return false
    await tx.message.update({
      where: { id: message.id },
      data: { status: 'sending', recipient, attemptedAt: now, attempts: { increment: 1 } },
    })
    return true
  })
