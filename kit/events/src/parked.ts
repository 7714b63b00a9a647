import { createHash } from 'node:crypto'
import type pg from 'pg'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { handleEvent, readEnvelope } from './deliver.ts'
import type { EventService } from './event-service.ts'

/** An event that could not be handled, as an operator sees it. */
interface Parked {
  readonly id: string
  readonly consumer: string
  readonly event_id: string
  readonly event_type: string
  readonly error_code: string
  readonly error_message: string
  readonly attempts: number
  readonly parked_at: Date
}

/** What an event calls itself; one that cannot be read is known by its hash. */
const named = (text: string): { id: string; type: string } => {
  try {
    return readEnvelope(text)
  } catch {
    return { id: createHash('sha256').update(text).digest('base64url'), type: 'unreadable' }
  }
}

export const park = async (
  pool: pg.Pool,
  consumer: string,
  text: string,
  failure: unknown,
  attempts: number,
): Promise<void> => {
  const { id, type } = named(text)
  const error = loggedError(failure)
  await pool.query(
    `insert into kit.parked (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (consumer, event_id) do nothing`,
    [consumer, id, type, text, error.code ?? error.name, error.message, attempts],
  )
}

/** Oldest first, without what the events say. */
export const listParked = async (pool: pg.Pool): Promise<Parked[]> => {
  const columns = 'id, consumer, event_id, event_type, error_code, error_message, attempts, parked_at'
  return (await pool.query<Parked>(`select ${columns} from kit.parked order by parked_at, id`)).rows
}

export interface Resent {
  readonly id: string
  /** absent where it was handled */
  readonly failure?: string
}

const chosen = `where $1 = 'all' or id::text = $1`

/** Handles parked events again, one or all; what is handled is parked no longer. */
export const resendParked = async (service: EventService, which: string): Promise<Resent[]> => {
  const { rows } = await service.pool.query<{ id: string; consumer: string; envelope: string }>(
    `select id, consumer, envelope from kit.parked ${chosen} order by parked_at, id`,
    [which],
  )
  const resent: Resent[] = []
  for (const { id, consumer, envelope } of rows) {
    const handled = handleEvent(service, consumer, envelope, (tx) =>
      tx.$executeRawUnsafe('delete from kit.parked where id = $1::uuid', id),
    )
    resent.push(
      await handled.then(
        () => ({ id }),
        (failure: unknown) => ({ id, failure: loggedError(failure).message }),
      ),
    )
  }
  return resent
}

/** Gives parked events up, one or all. */
export const dropParked = async (pool: pg.Pool, which: string): Promise<number> =>
  (await pool.query(`delete from kit.parked ${chosen}`, [which])).rowCount ?? 0
