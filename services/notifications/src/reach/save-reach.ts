// SQL by hand: Prisma knows no `for update`.
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Tx } from '../database.ts'
import { enqueueSend } from '../requests/queue-message.ts'

/** What became known of a contact of an account. */
export interface Reached {
  readonly accountId: string
  readonly channel: Channel
  readonly recipient: string
  readonly state: 'reachable' | 'not-me' | 'bounced'
  readonly at: Date
}

/**
 * Notes it. Messages that waited for it are looked at again; the lock has one that begins to wait in this moment see it
 * (put-off.ts).
 */
export async function saveReach(tx: Tx, { at, state, ...key }: Reached): Promise<void> {
  const { accountId, channel } = key
  await tx.$queryRaw`select 1 from contact where account_id = ${accountId}::uuid for update`
  await tx.reach.upsert({
    where: { accountId_channel_recipient: key },
    create: { ...key, state, at },
    update: { state, at },
  })
  if (state === 'bounced') return
  const waiting = await tx.message.findMany({
    where: { accountId, channel, status: 'waiting' },
    select: { id: true, template: true },
  })
  for (const message of waiting) await enqueueSend(tx, message)
}
