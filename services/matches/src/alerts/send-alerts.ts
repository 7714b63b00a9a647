import type { Task } from 'graphile-worker'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Clock } from '@lunchpail/kit-service/clock'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import { requestDueAlerts } from './request-due-alerts.ts'

export const alertTask = 'send-alerts'
/** with the waits of the job queue, for days */
const attempts = 25
const accountsAtOnce = 200
const pauseMs = 1_000

/**
 * Has the alerts sent that are due: now, or when the next one is. One after the other: who waited sees what the one before saw, and
 * does not put the job off to a time that was read earlier.
 */
export const enqueueAlerts = (transaction: OpenTransaction<Transaction>, notBefore?: Date): Promise<void> =>
  transaction(async (tx) => {
    await tx.$executeRawUnsafe('select pg_advisory_xact_lock(hashtext($1))', alertTask)
    // a statement of its own: what it sees begins after the wait
    const [next] = await tx.$queryRawUnsafe<{ readonly at: Date | null }[]>(
      'select min(due_at) as at from alert_due',
    )
    if (!next?.at) return
    const runAt = notBefore && notBefore > next.at ? notBefore : next.at
    await enqueue(tx, alertTask, {}, { key: alertTask, attempts, runAt, queue: alertTask })
  })

/** How long what was found waits at most, where positions change without an end. */
const longestMs = 60_000

/** Whom new positions fit, and then their alerts: so that an import of many is one alert, not one for each. */
export async function* thenAlerts(
  fanOut: AsyncIterable<number>,
  transaction: OpenTransaction<Transaction>,
): AsyncGenerator<number> {
  let last = performance.now()
  for await (const rows of fanOut) {
    yield rows
    if (performance.now() - last < longestMs) continue
    await enqueueAlerts(transaction)
    last = performance.now()
  }
  await enqueueAlerts(transaction)
}

interface AlertDeps {
  readonly transaction: OpenTransaction<Transaction>
  readonly statements: Transaction
  readonly clock: Clock
  readonly log: Platform['log']
}

/** After a failure: no one waits for a candidate whose alert cannot be made, and it is tried again. */
const delay = `update alert_due set due_at = $2::timestamptz + interval '1 hour' where account_id = $1::uuid`

/** Sends what is due, that of many people in a transaction, without those that fail, and comes again for the rest, or when the next one is. */
export const sendAlerts =
  ({ transaction, statements, clock, log }: AlertDeps): Task =>
  async () => {
    const due = await statements.$queryRawUnsafe<{ readonly id: string }[]>(
      `select account_id as id from alert_due where due_at <= $1::timestamptz order by due_at limit ${accountsAtOnce}`,
      clock.now().toISOString(),
    )
    const ids = due.map(({ id }) => id)
    const send = (to: readonly string[]) => transaction((tx) => requestDueAlerts(tx, to, clock.now()))
    // one that fails keeps no one else from theirs
    await send(ids).catch(async () => {
      for (const id of ids)
        try {
          await send([id])
        } catch (failure) {
          log.error({ error: loggedError(failure) }, 'an alert was not made')
          // without a database this fails, too, and with it the job, which comes again
          await statements.$executeRawUnsafe(delay, id, clock.now().toISOString())
        }
    })
    // at once where some are left
    await enqueueAlerts(transaction, due.length < accountsAtOnce ? new Date(Date.now() + pauseMs) : undefined)
  }
