import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { EventService } from './event-service.ts'
import type { Subscription } from './subscription.ts'

/** Where the reactions among the handlers of a consumer begin; undefined where there is none. */
const declaredStart = (subscriptions: readonly Subscription[]): string | undefined => {
  const starts = new Set(subscriptions.filter(({ kind }) => kind === 'reaction').map(({ from }) => from))
  if (starts.size > 1)
    throw new Error(`the reactions to ${subscriptions[0]!.event.type} begin at different times`)
  return [...starts][0]
}

/** Notes, once, from when on each reaction handles events. Before the service is reachable, so that nothing is missed. */
export const saveReactionStarts = async ({
  consumers,
  pool,
}: Pick<EventService, 'consumers' | 'pool'>): Promise<void> => {
  for (const [consumer, subscriptions] of consumers) {
    const from = declaredStart(subscriptions)
    if (from === undefined || from === 'beginning') continue
    await pool.query(
      `insert into kit.reaction_start (consumer, starts_at) values ($1, coalesce($2::timestamptz, now()))
       on conflict do nothing`,
      [consumer, from === 'new' ? null : from],
    )
  }
}

/** From when on the reactions of a consumer handle events; undefined where they handle every one. */
export const reactionStart = async (on: Transaction, consumer: string): Promise<Date | undefined> => {
  const [row] = await on.$queryRawUnsafe<{ starts_at: Date }[]>(
    'select starts_at from kit.reaction_start where consumer = $1',
    consumer,
  )
  return row?.starts_at
}
