import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import { quoteIdentifier, type Retention } from '@lunchpail/kit-database/retention'
import { lockErasure, saveTombstone } from '@lunchpail/kit-database/tombstone'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { prismaProjection, type AfterCommit, type Subscription } from '@lunchpail/kit-events/subscription'
import type { Clock } from './clock.ts'
import { enqueue } from './enqueue.ts'
import type { BuiltService } from './service.ts'

/** What erasure needs of a service. */
export interface Erasing<Tx extends Transaction = Transaction> extends Pick<
  BuiltService<Tx>,
  'eraseElsewhere' | 'beforeErasure'
> {
  readonly noun: Noun
  readonly retention: readonly Retention[]
  readonly transaction: OpenTransaction<Tx>
  readonly clock: Clock
}

/** The condition for the rows of an account, `$1` being its id. */
export const isOfAccount = (
  account: NonNullable<Retention['account']>,
  retention: readonly Retention[],
): string => {
  if (typeof account === 'string') return `${quoteIdentifier(account)} = $1::uuid`
  const parent = retention.find(({ table }) => table === account.of)?.account
  if (!parent) throw new Error(`${account.of} has no account in the retention list`)
  return `${quoteIdentifier(account.column)} in
    (select id from ${quoteIdentifier(account.of)} where ${isOfAccount(parent, retention)})`
}

/** An event without the items that name the account; undefined where nothing else is in it, or it cannot be read. */
const withoutAccount = (payload: string, accountId: string): string | undefined => {
  try {
    const event = JSON.parse(payload) as { data: { things?: unknown[] } }
    const left = event.data.things?.filter((item) => !JSON.stringify(item).includes(accountId)) ?? []
    const rest = JSON.stringify({ ...event, data: { ...event.data, things: left } })
    return left.length > 0 && !rest.includes(accountId) ? rest : undefined
  } catch {
    return undefined
  }
}

/** Takes an account out of stored events. What a batch says of other people stays. Returns the number of events. */
const eraseFromEvents = async (
  tx: Transaction,
  table: string,
  key: string,
  column: string,
  accountId: string,
): Promise<number> => {
  const rows = await tx.$queryRawUnsafe<{ key: string; payload: string }[]>(
    `select ${key}::text as key, ${column} as payload from ${table} where strpos(${column}, $1) > 0 for update`,
    accountId,
  )
  for (const { key: value, payload } of rows) {
    const rest = withoutAccount(payload, accountId)
    if (rest === undefined) await tx.$executeRawUnsafe(`delete from ${table} where ${key}::text = $1`, value)
    else await tx.$executeRawUnsafe(`update ${table} set ${column} = $2 where ${key}::text = $1`, value, rest)
  }
  return rows.length
}

/** Deletes the rows of an account from the service's tables and from kit's own. Returns their number. */
export const eraseRows = async (
  tx: Transaction,
  retention: readonly Retention[],
  accountId: string,
): Promise<number> => {
  let rows = 0
  for (const { table, account, names, atErasure } of retention.toReversed()) {
    if (!account || atErasure) continue
    const named = names === undefined ? '' : ` or ${isOfAccount(names, retention)}`
    const from = `${quoteIdentifier(table)} where ${isOfAccount(account, retention)}${named}`
    rows += await tx.$executeRawUnsafe(`delete from ${from}`, accountId)
  }
  const counts = [
    rows,
    await eraseFromEvents(tx, 'kit.outbox', 'seq', 'payload', accountId),
    await eraseFromEvents(tx, 'kit.dead_letter', 'id', 'envelope', accountId),
    await tx.$executeRawUnsafe(
      'delete from kit.idempotency_key where scope = $1 or strpos(answer, $1) > 0',
      accountId,
    ),
  ]
  return counts.reduce((sum, count) => sum + count)
}

/** What is outside the service's own tables cannot be deleted for now. */
class NotReached extends Error {}

/**
 * Erases an account in a service, and leaves the tombstone that keeps later events and writes from bringing it back.
 * Waits for the transactions that write about it. Returns the number of rows, whether it is the first time, and what to do after the
 * commit.
 */
export const eraseAccount = async <Tx extends Transaction>(
  tx: Tx,
  {
    retention,
    eraseElsewhere,
    beforeErasure,
    clock,
  }: Pick<Erasing<Tx>, 'retention' | 'eraseElsewhere' | 'beforeErasure' | 'clock'>,
  accountId: string,
): Promise<{ readonly rows: number; readonly first: boolean; readonly after: AfterCommit }> => {
  await lockErasure(tx, accountId)
  // Elsewhere first: should the rest fail, all is done again and finds nothing there.
  const elsewhere =
    (await eraseElsewhere?.([accountId]).catch((cause: unknown) => {
      throw new NotReached('what is elsewhere cannot be deleted', { cause })
    })) ?? 0
  const after = (await beforeErasure?.(tx, accountId)) ?? (() => {})
  const rows = elsewhere + (await eraseRows(tx, retention, accountId))
  return { rows, first: await saveTombstone(tx, accountId, clock.now()), after }
}

/** Reports an erasure to auth. */
const report = (
  tx: Transaction,
  { noun, clock }: Pick<Erasing, 'noun' | 'clock'>,
  accountId: string,
  rows: number,
  traceparent?: string,
): Promise<void> =>
  emit(
    tx,
    erasureCompleted(noun),
    { account_id: accountId, rows },
    {
      at: clock.now(),
      subject: accountId,
      traceparent,
      evenInSilence: true,
    },
  )

/**
 * Every service but auth deletes what it holds of an erased account, and reports it in the same transaction. A projection:
 * from the first event, and of republished ones, so that a service that is new, or whose database was restored from a
 * backup, knows who was erased. Then it reports what it had not reported.
 */
export const erasureSubscription = <Tx extends Transaction>(erasing: Erasing<Tx>): Subscription<Tx>[] => {
  if (erasing.noun === 'auth') return []
  return [
    prismaProjection(accountErased, async (tx: Tx, { account_id }, { traceparent, republished }) => {
      try {
        const { rows, first, after } = await eraseAccount(tx, erasing, account_id)
        if (rows > 0 || first || !republished) await report(tx, erasing, account_id, rows, traceparent)
        return after
      } catch (failure) {
        if (!(failure instanceof NotReached)) throw failure
        await saveTombstone(tx, account_id, erasing.clock.now())
        const about: EraseLater = { accountId: account_id }
        await enqueue(tx, eraseLaterTask, { ...about }, { key: `${eraseLaterTask} ${account_id}`, attempts })
        return undefined
      }
    }),
  ]
}

export const eraseLaterTask = 'kit-erase-later'

interface EraseLater {
  readonly accountId: string
}

/** With the waits of the job queue, the tries go on for days: an object store may be away for longer than an event is tried. */
const attempts = 25

/** Erases an account whose tombstone is there already, and reports it: what is elsewhere could not be deleted before. */
export const eraseLater = async <Tx extends Transaction>(
  erasing: Erasing<Tx>,
  { accountId }: EraseLater,
): Promise<void> => {
  const { after } = await erasing.transaction(async (tx) => {
    const erased = await eraseAccount(tx, erasing, accountId)
    await report(tx, erasing, accountId, erased.rows)
    return erased
  })
  after()
}

/** The event that kit publishes for a service. */
export const erasureEvents = (noun: Noun): EventType[] => (noun === 'auth' ? [] : [erasureCompleted(noun)])

/** Tombstones whose accounts are looked for in one statement. */
const batchAccounts = 1_000

/**
 * Erases again whatever there is of accounts that have a tombstone: a release that knew no tombstones may have written
 * beside the erasure. Returns the number of accounts and rows; none are expected.
 */
export const eraseAgain = async <Tx extends Transaction>(
  erasing: Erasing<Tx>,
): Promise<{ readonly accounts: number; readonly rows: number }> => {
  const { retention, eraseElsewhere, transaction, noun } = erasing
  const sources = [
    ...retention.flatMap(({ table, account, names, atErasure }) =>
      [account, names].flatMap((column) =>
        typeof column === 'string' && !atErasure
          ? `select ${quoteIdentifier(column)}::text from ${quoteIdentifier(table)}
              where ${quoteIdentifier(column)} = any($1::text[]::uuid[])`
          : [],
      ),
    ),
    'select scope from kit.idempotency_key where scope = any($1::text[])',
    'select account_id from kit.tombstone join kit.dead_letter on strpos(envelope, account_id) > 0 where account_id = any($1::text[])',
  ]
  let accounts = 0
  let rows = 0
  for (let after = ''; ;) {
    const buried = await transaction((tx) =>
      tx.$queryRawUnsafe<{ account_id: string }[]>(
        `select account_id from kit.tombstone where account_id > $1 order by account_id limit ${batchAccounts}`,
        after,
      ),
    )
    if (buried.length === 0) return { accounts, rows }
    const ids = buried.map(({ account_id }) => account_id)
    rows += (await eraseElsewhere?.(ids)) ?? 0
    const found = await transaction((tx) =>
      tx.$queryRawUnsafe<{ id: string }[]>(
        `select distinct id from (${sources.join(' union all ')}) as found (id)`,
        ids,
      ),
    )
    for (const { id } of found) {
      const again = await transaction(async (tx) => {
        const erased = await eraseAccount(tx, erasing, id)
        if (noun !== 'auth') await report(tx, erasing, id, erased.rows)
        return erased
      })
      again.after()
      rows += again.rows
    }
    accounts += found.length
    after = ids.at(-1)!
  }
}

/** The event that kit handles for a service. */
export const erasureConsumes = (noun: Noun): EventType[] => (noun === 'auth' ? [] : [accountErased])
