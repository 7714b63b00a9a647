import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import { quoteIdentifier, type Retention } from '@lunchpail/kit-database/retention'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import type { Clock } from './clock.ts'
import type { BuiltService } from './service.ts'

/** The condition for the rows of an account, `$1` being its id. */
const isOfAccount = (account: NonNullable<Retention['account']>, retention: readonly Retention[]): string => {
  if (typeof account === 'string') return `${quoteIdentifier(account)} = $1::uuid`
  const parent = retention.find(({ table }) => table === account.of)?.account
  if (!parent) throw new Error(`${account.of} has no account in the retention list`)
  return `${quoteIdentifier(account.column)} in
    (select id from ${quoteIdentifier(account.of)} where ${isOfAccount(parent, retention)})`
}

/** Deletes the rows of an account from the service's tables and from kit's own. Returns their number. */
export const eraseRows = async (
  tx: Transaction,
  retention: readonly Retention[],
  accountId: string,
): Promise<number> => {
  let rows = 0
  for (const { table, account, atErasure } of retention.toReversed()) {
    if (!account || atErasure) continue
    const from = `${quoteIdentifier(table)} where ${isOfAccount(account, retention)}`
    rows += await tx.$executeRawUnsafe(`delete from ${from}`, accountId)
  }
  const counts = [
    rows,
    await tx.$executeRawUnsafe('delete from kit.outbox where strpos(payload, $1) > 0', accountId),
    await tx.$executeRawUnsafe('delete from kit.dead_letter where strpos(envelope, $1) > 0', accountId),
    await tx.$executeRawUnsafe(
      'delete from kit.idempotency_key where scope = $1 or strpos(answer, $1) > 0',
      accountId,
    ),
  ]
  return counts.reduce((sum, count) => sum + count)
}

/** Every service but auth deletes what it holds of an erased account, and publishes that in the same transaction. */
export const erasureSubscription = <Tx extends Transaction>(
  noun: Noun,
  retention: readonly Retention[],
  eraseElsewhere: BuiltService['eraseElsewhere'],
  clock: Clock,
): Subscription<Tx>[] => {
  if (noun === 'auth') return []
  return [
    reaction(accountErased, async (tx: Tx, { account_id }, { traceparent }) => {
      // Elsewhere first: should the rest fail, all is done again and finds nothing there.
      const elsewhere = (await eraseElsewhere?.(account_id)) ?? 0
      const rows = elsewhere + (await eraseRows(tx, retention, account_id))
      await emit(
        tx,
        erasureCompleted(noun),
        { account_id, rows },
        { at: clock.now(), subject: account_id, ...(traceparent !== undefined && { traceparent }) },
      )
    }),
  ]
}

/** The event that kit publishes for a service. */
export const erasureEvents = (noun: Noun): EventType[] => (noun === 'auth' ? [] : [erasureCompleted(noun)])
