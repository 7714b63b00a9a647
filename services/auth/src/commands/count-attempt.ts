import { refuse } from '@lunchpail/kit-service/refusal'
import type { Database, Tx } from '../database.ts'
import { accountRule, addressRule, type Attempts, type LockRule, takeAttempt } from '../domain/lockout.ts'

/** Whose failures an attempt is counted among. */
export interface AttemptSubjects {
  readonly accountId: string | null
  /** of the account, or of the handle where there is no such account */
  readonly account: string
  readonly address: string
}

/** Counts an attempt to sign in, or refuses it as locked, before its password is looked at. */
export const countAttempt = (database: Database, subjects: AttemptSubjects, now: Date): Promise<void> =>
  database.$transaction(async (tx) => {
    await count(tx, subjects.address, null, addressRule, now)
    await count(tx, subjects.account, subjects.accountId, accountRule, now)
  })

async function count(
  tx: Tx,
  subject: string,
  accountId: string | null,
  rule: LockRule,
  now: Date,
): Promise<void> {
  // the row exists before it is locked, so that first attempts at once count one after the other too
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

/** The password was right: the account's failures are forgotten, and this attempt was none of the address. */
export const resetAttempts = (database: Database, subjects: AttemptSubjects): Promise<void> =>
  database.$transaction(async (tx) => {
    await tx.failedAttempt.updateMany({
      where: { subject: subjects.address, failures: { gt: 0 } },
      data: { failures: { decrement: 1 }, lockedUntil: null },
    })
    await tx.failedAttempt.deleteMany({ where: { subject: subjects.account } })
  })
