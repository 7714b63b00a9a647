import type pg from 'pg'
import { identityOf } from './read-event.ts'

const code = 'process-ended'
/** The event ended the process too often, so that its handler does not run again. */
export const endedProcess = (failure: unknown): boolean =>
  failure instanceof Object && 'code' in failure && failure.code === code

/** A delivery and its redeliveries that may end with the process before the event becomes a dead letter. */
const maxUnfinished = 4

/**
 * Counts redelivered events whose handling began and did not end. JetStream's own count alone would condemn the innocent:
 * it grows for all that waits in a process that dies, and with each retry after a lost connection.
 */
export class UnfinishedDeliveries {
  readonly #pool: pg.Pool
  /** of this process: they ended, and the database could not be told */
  readonly #ended = new Set<string>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Before the handler runs: counts, and throws where the event ended the process too often. */
  async begin(consumer: string, payload: string): Promise<void> {
    const { id } = identityOf(payload)
    const { rows } = await this.#pool.query<{ deliveries: number }>(
      `insert into kit.unfinished_delivery as row (consumer, event_id) values ($1, $2)
       on conflict (consumer, event_id) do update set deliveries = case when $3 then 1 else row.deliveries + 1 end
       returning deliveries`,
      [consumer, id, this.#ended.delete(`${consumer} ${id}`)],
    )
    // The first delivery is not in the table.
    if (rows[0]!.deliveries < maxUnfinished) return
    throw Object.assign(new Error(`the process ended ${maxUnfinished} times while it handled this`), {
      name: 'EventFailure',
      code,
    })
  }

  /** After the handler ended, well or not. */
  async end(consumer: string, payload: string): Promise<void> {
    const { id } = identityOf(payload)
    try {
      await this.#pool.query('delete from kit.unfinished_delivery where consumer = $1 and event_id = $2', [
        consumer,
        id,
      ])
    } catch {
      this.#ended.add(`${consumer} ${id}`)
    }
  }
}
