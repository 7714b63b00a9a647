// SQL by hand: `for update`, so that attempts at the same time are counted one after the other.
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Database, Tx } from '../database.ts'
import { accountRule, addressRule, type Attempts, type LockRule, takeAttempt } from '../domain/lockout.ts'

/** The rows that an attempt is counted in. */
export interface AttemptSubjects {
  readonly accountId: string | null
  /** of the account, or of the handle where there is no such account */
  readonly account: string
  readonly address: string
}

/** Counts an attempt to sign in, or refuses it as locked, before its password is looked at. */
export const countAttempt = (database: Database, subjects: AttemptSubjects, now: Date): Promise<void> =>
  database.$transaction(async (tx) => {
    await increment(tx, subjects.address, null, addressRule, now)
    await increment(tx, subjects.account, subjects.accountId, accountRule, now)
  })

async function increment(
  tx: Tx,
  subject: string,
  accountId: string | null,
  rule: LockRule,
  now: Date,
): Promise<void> {
  // inserted before it is locked, so that the first attempts at the same time wait for each other too
  await tx.failedAttempt.createMany({
    data: [{ subject, accountId, failures: 0, firstAt: now, lastAt: now }],
    skipDuplicates: true,
  })
  const [before] = await tx.$queryRaw<Attempts[]>`
    select failures, first_at as "firstAt", locked_until as "lockedUntil"
    from failed_attempt where subject = ${subject} for update`
  const next = takeAttempt(before?.failures ? before : null, rule, now)
  if (next === 'locked') return refuse('locked')
  await tx.failedAttempt.update({ where: { subject }, data: { ...next, lastAt: now } })
}

/** After the right password: deletes the account's failures and takes this attempt back from the address. */
export const resetAttempts = (database: Database, subjects: AttemptSubjects): Promise<void> =>
  database.$transaction(async (tx) => {
    await tx.failedAttempt.updateMany({
      where: { subject: subjects.address, failures: { gt: 0 } },
      data: { failures: { decrement: 1 }, lockedUntil: null },
    })
    await tx.failedAttempt.deleteMany({ where: { subject: subjects.account } })
  })
