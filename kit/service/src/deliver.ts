import * as z from 'zod/mini'
import { envelope, type Envelope } from '@lunchpail/contracts/event'
import { nudge } from './nudge.ts'
import type { OpenService } from './open-service.ts'
import type { Transaction } from './service.ts'
import type { AfterCommit } from './subscription.ts'
import { telemetry } from './telemetry.ts'

const failureOf = (code: 'event-invalid' | 'not-yet', message: string): Error =>
  Object.assign(new Error(message), { name: 'EventFailure', code })
const hasCode = (failure: unknown, code: string): boolean =>
  failure instanceof Object && 'code' in failure && failure.code === code

/** Says that an event came before what it depends on, such as an id that is not known yet: it is tried again. */
export const notYet = (reason: string): never => {
  throw failureOf('not-yet', reason)
}
export const isNotYet = (failure: unknown): boolean => hasCode(failure, 'not-yet')
/** What an event says is not what its contract declares: no later try will help. */
export const isInvalidEvent = (failure: unknown): boolean => hasCode(failure, 'event-invalid')

/** Parses, or says where the fault is without what stands there. */
const parse = <S extends z.ZodMiniType>(schema: S, value: unknown, what: string): z.output<S> => {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, 10).map((issue) => `${issue.path.join('.')} ${issue.code}`)
  throw failureOf('event-invalid', `${what}: ${issues.join(', ')}`)
}

export const readEnvelope = (text: string): Envelope => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw failureOf('event-invalid', 'not JSON')
  }
  return parse(envelope, json, 'envelope')
}

export type Outcome = 'handled' | 'seen' | 'skipped'

/**
 * Handles one event once: its inbox row and everything the handlers do are one transaction. A second delivery waits
 * for the first one's end, finds the row and does nothing.
 */
export const handleEvent = async (
  { consumers, plain, seams }: Pick<OpenService, 'consumers' | 'plain' | 'seams'>,
  consumer: string,
  text: string,
  also?: (tx: Transaction) => Promise<unknown>,
): Promise<Outcome> => {
  const event = readEnvelope(text)
  const subscriptions = consumers.get(consumer) ?? []
  const type = subscriptions[0]?.event
  if (!type) throw failureOf('event-invalid', `nothing here handles ${consumer}`)
  const data = parse(type.data, event.data, 'data')
  // State that is said again is for read models; what has effects had them the first time.
  const wanted = subscriptions.filter(({ kind }) => kind === 'projection' || !event.republished)
  if (wanted.length === 0) return 'skipped'
  const afterCommit: AfterCommit[] = []
  let ended: Transaction | undefined
  const work = async (tx: Transaction): Promise<Outcome> => {
    ended = tx
    const insert = 'insert into kit.inbox (consumer, event_id) values ($1, $2) on conflict do nothing'
    const fresh = await tx.$executeRawUnsafe(insert, consumer, event.id)
    await also?.(tx)
    if (fresh === 0) return 'seen'
    const here = telemetry.traceparent()
    for (const { handle } of wanted) {
      const after = await handle(tx, data, here ? { ...event, traceparent: here } : event)
      if (after) afterCommit.push(after)
    }
    await seams.beforeCommit()
    return 'handled'
  }
  const about = { type: event.type, consumer, traceparent: event.traceparent }
  const outcome = await telemetry.consume(about, () => plain.transaction(work))
  nudge.committed(ended)
  afterCommit.forEach((tell) => tell())
  return outcome
}
