import * as z from 'zod/mini'
import { envelope, type Envelope } from '@lunchpail/contracts/event'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { EventService } from './event-service.ts'
import { nudging } from './nudge.ts'
import type { AfterCommit } from './subscription.ts'

const code = 'event-invalid'
const refuse = (message: string): never => {
  throw Object.assign(new Error(message), { name: 'EventFailure', code })
}
/** What an event says is not what its contract declares: no later try will help. */
export const isInvalidEvent = (failure: unknown): boolean =>
  failure instanceof Object && 'code' in failure && failure.code === code

/** Parses, or says where the fault is without what stands there. */
const parse = <S extends z.ZodMiniType>(schema: S, value: unknown, what: string): z.output<S> => {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, 10).map((issue) => `${issue.path.join('.')} ${issue.code}`)
  return refuse(`${what}: ${issues.join(', ')}`)
}

export const readEnvelope = (text: string): Envelope => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse('not JSON')
  }
  return parse(envelope, json, 'envelope')
}

type Outcome = 'handled' | 'seen' | 'skipped'

/**
 * Handles one event once: its inbox row and everything the handlers do are one transaction. A second delivery waits
 * for the first one's end, finds the row and does nothing.
 */
export const handleEvent = async (
  { consumers, transaction, traceEvent, seams }: EventService,
  consumer: string,
  text: string,
  also?: (tx: Transaction) => Promise<unknown>,
): Promise<Outcome> => {
  const event = readEnvelope(text)
  const subscriptions = consumers.get(consumer) ?? []
  const type = subscriptions[0]?.event
  if (!type) return refuse(`nothing here handles ${consumer}`)
  const data = parse(type.data, event.data, 'data')
  // State that is said again is for read models; what has effects had them the first time.
  const wanted = subscriptions.filter(({ kind }) => kind === 'projection' || !event.republished)
  if (wanted.length === 0) return 'skipped'
  const afterCommit: AfterCommit[] = []
  const work = async (tx: Transaction, traceparent: string | undefined): Promise<Outcome> => {
    const insert = 'insert into kit.inbox (consumer, event_id) values ($1, $2) on conflict do nothing'
    const fresh = await tx.$executeRawUnsafe(insert, consumer, event.id)
    await also?.(tx)
    if (fresh === 0) return 'seen'
    for (const { handle } of wanted) {
      const after = await handle(tx, data, traceparent ? { ...event, traceparent } : event)
      if (after) afterCommit.push(after)
    }
    await seams.beforeCommit()
    return 'handled'
  }
  const about = { type: event.type, consumer, traceparent: event.traceparent }
  const outcome = await traceEvent(about, (here) => nudging(transaction)((tx) => work(tx, here)))
  afterCommit.forEach((tell) => tell())
  return outcome
}
