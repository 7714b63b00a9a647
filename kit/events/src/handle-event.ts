import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { accountsOf, withoutAccounts } from '@lunchpail/contracts/event-accounts'
import { envelope, type Envelope } from '@lunchpail/contracts/event'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { EventService } from './event-service.ts'
import { notifying } from './notify.ts'
import { reactionStart } from './reaction-start.ts'
import type { AfterCommit, Subscription } from './subscription.ts'

const code = 'event-invalid'
const reject = (message: string): never => {
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
  return reject(`${what}: ${issues.join(', ')}`)
}

export const readEnvelope = (payload: string): Envelope => {
  let json: unknown
  try {
    json = JSON.parse(payload)
  } catch {
    return reject('not JSON')
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
  const things = (data as { readonly things?: unknown } | undefined)?.things
  return republished === true && Array.isArray(things) && things.length === 0
}

type Outcome = 'handled' | 'duplicate' | 'skipped' | 'erased'

type Kind = Subscription['kind']

/** The name under which the inbox knows the projections, or the reactions, of a consumer. */
export const inboxName = (consumer: string, kind: Kind, isMixed: boolean): string =>
  isMixed && kind === 'projection' ? `${consumer} projection` : consumer

/**
 * Asks which of the accounts are erased, and then saves the event under those names of the inbox that do not know it: one
 * statement, as it runs for every event. The rows of the inbox come from the answer, so that the accounts are held first.
 */
const save = `
  with held as materialized (select kit.erased_among($1::text[]) as erased),
  saved as (
    insert into kit.inbox (consumer, event_id, epoch)
    select name, $3, $4::bigint from held, unnest($2::text[]) as name on conflict do nothing returning consumer)
  select erased, array(select consumer from saved) as fresh from held`

/** The names of the inbox to which the event is new, and which accounts are erased. */
const saveInInbox = async (
  tx: Transaction,
  names: readonly string[],
  accounts: readonly string[],
  { id, republished, epoch }: Envelope,
): Promise<{ fresh: Set<string>; erased: Set<string> }> => {
  const [row] = await tx.$queryRawUnsafe<{ fresh: string[]; erased: string[] }[]>(
    save,
    accounts,
    names,
    id,
    republished ? (epoch ?? null) : null,
  )
  return { fresh: new Set(row!.fresh), erased: new Set(row!.erased) }
}

/**
 * Handles an event once: the inbox row and the work of the handlers are one transaction. A second delivery waits for the
 * end of that transaction, finds the row and does nothing. Projections and reactions to one event have an inbox row each, so
 * that a projection which is added later has every event. What is about an erased account is handled without that account.
 */
export const handleEvent = async (
  { consumers, transaction, traceEvent, testHooks }: EventService,
  consumer: string,
  payload: string,
  {
    publishedAt,
    alsoInTransaction,
  }: {
    /** when its stream took it; of a dead letter it is not known, and when it happened stands in for it */
    readonly publishedAt?: Date
    readonly alsoInTransaction?: (tx: Transaction) => Promise<unknown>
  } = {},
): Promise<Outcome> => {
  const event = readEnvelope(payload)
  const subscriptions = consumers.get(consumer) ?? []
  const type = subscriptions[0]?.event
  if (!type) return reject(`nothing here handles ${consumer}`)
  const isEmptied = isEmptiedState(event)
  const data = isEmptied ? { things: [] } : parse(type.data, event.data, 'data')
  // Republished state is for read models alone: reactions had their effects the first time.
  const kinds = [...new Set(subscriptions.map(({ kind }) => kind))]
  const wantedKinds = kinds.filter((kind) => kind === 'projection' || !event.republished)
  if (wantedKinds.length === 0) return 'skipped'
  const isMixed = kinds.length > 1
  const afterCommit: AfterCommit[] = []
  const work = async (tx: Transaction, traceparent: string | undefined): Promise<Outcome> => {
    const nameOf = (kind: Kind): string => inboxName(consumer, kind, isMixed)
    const { fresh, erased } = await saveInInbox(tx, wantedKinds.map(nameOf), accountsOf(type, data), event)
    const isFresh = (kind: Kind): boolean => fresh.has(nameOf(kind))
    await alsoInTransaction?.(tx)
    if (fresh.size === 0) return 'duplicate'
    const left = isEmptied ? undefined : withoutAccounts(type, data, erased)
    if (left === undefined) return 'erased'
    // The consumer of a reaction alone begins where the reaction does; one of a projection begins at the first event.
    const start = isMixed && isFresh('reaction') ? await reactionStart(tx, consumer) : undefined
    const isBefore = start !== undefined && (publishedAt ?? new Date(event.time)) < start
    for (const { kind, handle } of subscriptions) {
      if (!isFresh(kind) || (kind === 'reaction' && isBefore)) continue
      const after = await handle(tx, left, traceparent ? { ...event, traceparent } : event)
      if (after) afterCommit.push(after)
    }
    await testHooks.beforeCommit()
    return 'handled'
  }
  const span = { type: event.type, consumer, traceparent: event.traceparent }
  const outcome = await traceEvent(span, (traceparent) =>
    notifying(transaction)((tx) => work(tx, traceparent)),
  )
  afterCommit.forEach((run) => run())
  return outcome
}
