import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { envelope, type Envelope, type EventType } from '@lunchpail/contracts/event'
import { accountsOf } from '@lunchpail/contracts/event-accounts'

const code = 'event-invalid'
export const rejectEvent = (message: string): never => {
  throw Object.assign(new Error(message), { name: 'EventFailure', code })
}
/** The event does not fit its contract, so that no retry will help. */
export const isInvalidEvent = (failure: unknown): boolean =>
  failure instanceof Object && 'code' in failure && failure.code === code

/** Parses, or fails with the paths that do not fit and without their values. */
const parse = <S extends z.ZodMiniType>(schema: S, value: unknown, what: string): z.output<S> => {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, 10).map((issue) => `${issue.path.join('.')} ${issue.code}`)
  return rejectEvent(`${what}: ${issues.join(', ')}`)
}

export const readEnvelope = (payload: string): Envelope => {
  let json: unknown
  try {
    json = JSON.parse(payload)
  } catch {
    return rejectEvent('not JSON')
  }
  return parse(envelope, json, 'envelope')
}

/** The id and type of an event. One that cannot be read is identified by its hash. */
export const identityOf = (payload: string): { id: string; type: string } => {
  try {
    return readEnvelope(payload)
  } catch {
    return { id: createHash('sha256').update(payload).digest('base64url'), type: 'unreadable' }
  }
}

/** Whether everybody in it was erased, and it is there to be counted alone (erase-from-stream.ts). */
const isEmptiedState = ({ republished, data }: Envelope): boolean => {
  const items = (data as { readonly things?: unknown } | undefined)?.things
  return republished === true && Array.isArray(items) && items.length === 0
}

/** An event that fits its contract. */
export interface ReadEvent {
  readonly event: Envelope
  readonly data: unknown
  /** whom it is about */
  readonly accounts: readonly string[]
  readonly isEmptied: boolean
}

export const readEvent = (type: EventType, payload: string): ReadEvent => {
  const event = readEnvelope(payload)
  const isEmptied = isEmptiedState(event)
  const data = isEmptied ? { things: [] } : parse(type.data, event.data, 'data')
  return { event, data, accounts: accountsOf(type, data), isEmptied }
}
