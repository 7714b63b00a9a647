import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import { quoteIdentifier } from '@lunchpail/kit-database/retention'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { EventService } from './event-service.ts'
import { inboxName } from './inbox.ts'

/** What an owner said when it had published its state again. */
export interface Republished {
  readonly owner: Noun
  readonly epoch: number
  /** how many events of each type */
  readonly events: Readonly<Record<string, number>>
}

/**
 * Deletes from the read models of an owner what it no longer has: the rows of an earlier epoch. Fails until every republished
 * event is handled, as a row may still be on its way. Returns the number of rows.
 */
export const removeLeftovers = async (
  { consumers, transaction }: Pick<EventService, 'consumers' | 'transaction'>,
  { owner, epoch, events }: Republished,
): Promise<number> => {
  let rows = 0
  for (const [consumer, subscriptions] of consumers) {
    const { owner: ownerOfEvent, type }: EventType = subscriptions[0]!.event
    const tables = subscriptions.flatMap(({ readModel = [] }) => readModel)
    const published = events[type]
    if (ownerOfEvent !== owner || published === undefined || tables.length === 0) continue
    const isMixed = new Set(subscriptions.map(({ kind }) => kind)).size > 1
    rows += await transaction(async (tx) => {
      const handled = await countHandled(tx, inboxName(consumer, 'projection', isMixed), epoch)
      if (handled < published) throw new Error(`${handled} of ${published} republished events are handled`)
      let deleted = 0
      for (const table of tables)
        deleted += await tx.$executeRawUnsafe(
          `delete from ${quoteIdentifier(table)} where epoch < $1::bigint`,
          epoch,
        )
      return deleted
    })
  }
  return rows
}

const countHandled = async (tx: Transaction, consumer: string, epoch: number): Promise<number> => {
  const [row] = await tx.$queryRawUnsafe<{ rows: number }[]>(
    'select count(*)::int as rows from kit.inbox where consumer = $1 and epoch = $2::bigint',
    consumer,
    epoch,
  )
  return row!.rows
}
