import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { DataOf, Envelope, EventType } from '@lunchpail/contracts/event'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { markEmitted } from './notify.ts'
import { isSilent } from './silence.ts'

interface EmitOptions {
  /** when it happened */
  readonly at: Date
  /** of the event, where something else is to know it; left out: a new one */
  readonly id?: string
  /** id of what it is about */
  readonly subject?: string
  /** of the request or event that caused it; undefined where nothing is traced */
  readonly traceparent?: string | undefined
  /** it asks for nothing, and whoever waits for it may not have heard it yet */
  readonly evenInSilence?: true
}

/** NATS takes messages of up to 1 MiB. A larger one would block the outbox, so it is refused where it is emitted. */
const maxEventBytes = 900_000

interface Written {
  readonly id: string
  readonly payload: string
}

/** The event as it is published, but for its epoch. Fields that the schema of the event does not declare are left out. */
function written(
  event: EventType,
  data: unknown,
  options: EmitOptions & { readonly republished?: true },
): Written {
  const checked = z.safeParse(event.data, data)
  if (!checked.success) {
    const where = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')
    throw new Error(`${event.type} does not fit its schema: ${where}`)
  }
  const envelope: Envelope = {
    specversion: '1.0',
    id: options.id ?? randomUUID(),
    source: `/${event.owner}`,
    type: event.type,
    time: options.at.toISOString(),
    ...(options.subject !== undefined && { subject: options.subject }),
    ...(options.traceparent !== undefined && { traceparent: options.traceparent }),
    ...(options.republished && { republished: true }),
    data: checked.data,
  }
  const payload = JSON.stringify(envelope)
  if (Buffer.byteLength(payload) > maxEventBytes)
    throw new Error(`${event.type} is larger than ${maxEventBytes} bytes`)
  return { id: envelope.id, payload }
}

/** Writes the outbox row, with the epoch of the service. */
export const writeOutbox = async (
  tx: Transaction,
  event: EventType,
  data: unknown,
  options: EmitOptions & { readonly republished?: true },
): Promise<void> => {
  const { id, payload } = written(event, data, options)
  await sendStatement(
    tx,
    `insert into kit.outbox (id, subject, payload)
     values ($1, $2, '{"epoch":' || kit.hold_epoch() || ',' || substr($3, 2))`,
    id,
    event.type,
    payload,
  )
  markEmitted(tx)
}

const manyRows = `with held as materialized (select kit.hold_epoch() as epoch)
  insert into kit.outbox (id, subject, payload)
  select id, $1, '{"epoch":' || held.epoch || ',' || substr(payload, 2)
  from held, unnest($2::text[], string_to_array($3, E'\\n')) with ordinality as sent (id, payload, place) order by place`

/** Emits an event in the transaction of the change that it reports. The relay publishes it after the commit. */
export const emit = async <E extends EventType>(
  tx: Transaction,
  event: E,
  data: DataOf<E>,
  options: EmitOptions,
): Promise<void> => {
  if (event.kind === 'moment' && isSilent() && !options.evenInSilence) return
  await writeOutbox(tx, event, data, options)
}

/** Emits what happened to many at once, each in an event of its own, by one statement. */
export const emitEach = async <E extends EventType>(
  tx: Transaction,
  event: E,
  happened: readonly { readonly data: DataOf<E>; readonly subject?: string }[],
  { at }: Pick<EmitOptions, 'at'>,
): Promise<void> => {
  if (happened.length === 0 || (event.kind === 'moment' && isSilent())) return
  const rows = happened.map(({ data, subject }) =>
    written(event, data, { at, ...(subject !== undefined && { subject }) }),
  )
  await sendStatement(
    tx,
    manyRows,
    event.type,
    rows.map(({ id }) => id),
    // no line of JSON has an end of line; as an array, each would be written and read character by character
    rows.map(({ payload }) => payload).join('\n'),
  )
  markEmitted(tx)
}
