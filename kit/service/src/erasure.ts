import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import type { Clock } from './clock.ts'
import type { ServiceParts } from './service.ts'

/** Removes what kit itself holds of an account; auth calls it with its own erasure. */
export const eraseFromKit = async (tx: Transaction, accountId: string): Promise<number> => {
  const counts = [
    await tx.$executeRawUnsafe('delete from kit.outbox where strpos(payload, $1) > 0', accountId),
    await tx.$executeRawUnsafe('delete from kit.dead_letter where strpos(envelope, $1) > 0', accountId),
    await tx.$executeRawUnsafe(
      'delete from kit.idempotency_key where scope = $1 or strpos(answer, $1) > 0',
      accountId,
    ),
  ]
  return counts.reduce((sum, count) => sum + count)
}

/** Every service but auth erases what it holds of an erased account, and says so in the same transaction. */
export const erasureSubscription = <Tx extends Transaction>(
  noun: Noun,
  erase: ServiceParts<Tx>['erase'],
  clock: Clock,
): Subscription<Tx>[] => {
  if (noun === 'auth') return []
  return [
    reaction(accountErased, async (tx: Tx, { account_id }, { traceparent }) => {
      const rows = (await erase(tx, account_id)) + (await eraseFromKit(tx, account_id))
      await emit(
        tx,
        erasureCompleted(noun),
        { account_id, rows },
        { at: clock.now(), subject: account_id, ...(traceparent !== undefined && { traceparent }) },
      )
    }),
  ]
}

/** The event that kit says in a service's name. */
export const erasureEvents = (noun: Noun): EventType[] => (noun === 'auth' ? [] : [erasureCompleted(noun)])
