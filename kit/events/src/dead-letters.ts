import type pg from 'pg'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { handleEvent } from './handle-event.ts'
import { identityOf } from './read-event.ts'
import { inSilence } from './silence.ts'
import type { EventService } from './event-service.ts'

/** An event that failed for good, as an operator sees it. */
interface DeadLetter {
  readonly id: string
  readonly consumer: string
  readonly event_id: string
  readonly event_type: string
  readonly error_code: string
  readonly error_message: string
  readonly attempts: number
  readonly failed_at: Date
}

/** The tries of one that failed in a replay, which was none of its delivery: it is handled in silence again. */
export const inReplay = 0

/** Keeps an event that failed for good. A second failure of the same event changes nothing. */
export const deadLetter = async (
  pool: pg.Pool,
  consumer: string,
  payload: string,
  failure: unknown,
  attempts: number,
): Promise<void> => {
  const { id, type } = identityOf(payload)
  const error = loggedError(failure)
  await pool.query(
    `insert into kit.dead_letter (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (consumer, event_id) do nothing`,
    [consumer, id, type, payload, error.code ?? error.name, error.message, attempts],
  )
}

/** Oldest first, without the payloads. */
export const listDeadLetters = async (pool: pg.Pool): Promise<DeadLetter[]> => {
  const columns = 'id, consumer, event_id, event_type, error_code, error_message, attempts, failed_at'
  return (await pool.query<DeadLetter>(`select ${columns} from kit.dead_letter order by failed_at, id`)).rows
}

export interface Resent {
  readonly id: string
  /** absent where it was handled */
  readonly failure?: string
}

const whereChosen = `where $1 = 'all' or id::text = $1`

/** Handles dead letters again, one or all. One that succeeds is deleted in the same transaction. */
export const resendDeadLetters = async (service: EventService, which: string): Promise<Resent[]> => {
  const { rows } = await service.pool.query<{
    id: string
    consumer: string
    envelope: string
    attempts: number
  }>(`select id, consumer, envelope, attempts from kit.dead_letter ${whereChosen} order by failed_at, id`, [
    which,
  ])
  const resent: Resent[] = []
  for (const { id, consumer, envelope, attempts } of rows) {
    const handle = () =>
      handleEvent(service, consumer, envelope, {
        alsoInTransaction: (tx) =>
          tx.$executeRawUnsafe('delete from kit.dead_letter where id = $1::uuid', id),
      })
    const handled = attempts === inReplay ? inSilence(handle) : handle()
    resent.push(
      await handled.then(
        () => ({ id }),
        (failure: unknown) => ({ id, failure: loggedError(failure).message }),
      ),
    )
  }
  return resent
}

/** Deletes dead letters, one or all. */
export const dropDeadLetters = async (pool: pg.Pool, which: string): Promise<number> =>
  (await pool.query(`delete from kit.dead_letter ${whereChosen}`, [which])).rowCount ?? 0
