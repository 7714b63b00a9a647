// SQL by hand: `for update`, so that attempts at the same time are counted one after the other.
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Database, Tx } from '../../database.ts'
import type { AttemptSubject } from './attempt-subjects.ts'
import { type Attempts, takeAttempt } from './lockout.ts'

/** Counts an attempt, or refuses it, before its password is looked at or its message is sent. */
export const countAttempt = async (
  database: Database,
  subjects: readonly AttemptSubject[],
  now: Date,
  refusal: 'locked' | 'too-many-codes' | 'too-many-requests' = 'locked',
): Promise<void> => {
  const lockedUntil = await tryAttempt(database, subjects, now)
  if (!lockedUntil) return
  const retryAfterSeconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1_000)
  return refuse(refusal, refusal === 'locked' ? {} : { retryAfterSeconds })
}

/** A limit that is reached: the transaction is rolled back, as what is refused counts nowhere. */
class Reached extends Error {
  readonly until: Date
  constructor(until: Date) {
    super('limit reached')
    this.until = until
  }
}

/** The same for who has something else to say where a limit is reached: until when; null where the attempt is counted. */
export const tryAttempt = (
  database: Database,
  subjects: readonly AttemptSubject[],
  now: Date,
): Promise<Date | null> =>
  database
    .$transaction(async (tx) => {
      let isTight = false
      for (const subject of subjects) {
        const rule = isTight && subject.tight ? subject.tight : subject.rule
        const lockedUntil = await increment(tx, { ...subject, rule }, now)
        if (lockedUntil && !subject.tightens) throw new Reached(lockedUntil)
        isTight ||= lockedUntil !== null
      }
      return null
    })
    .catch((failure: unknown) => {
      if (failure instanceof Reached) return failure.until
      throw failure
    })

/** Until when the limit is reached; null where it is not. */
async function increment(
  tx: Tx,
  { subject, accountId, rule }: AttemptSubject,
  now: Date,
): Promise<Date | null> {
  // inserted before it is locked, so that the first attempts at the same time wait for each other too
  await tx.failedAttempt.createMany({
    data: [{ subject, accountId, failures: 0, firstAt: now, lastAt: now }],
    skipDuplicates: true,
  })
  const [before] = await tx.$queryRaw<Attempts[]>`
    select failures, first_at as "firstAt", locked_until as "lockedUntil"
    from failed_attempt where subject = ${subject} for update`
  const next = takeAttempt(before?.failures ? before : null, rule, now)
  if (next === 'locked') return before?.lockedUntil ?? now
  await tx.failedAttempt.update({ where: { subject }, data: { ...next, lastAt: now } })
  return null
}

/** After the right password. */
export const resetAttempts = (database: Database, subjects: readonly AttemptSubject[]): Promise<void> =>
  database.$transaction(async (tx) => {
    for (const { subject, atSuccess } of subjects)
      if (atSuccess === 'forget') await tx.failedAttempt.deleteMany({ where: { subject } })
      else
        await tx.failedAttempt.updateMany({
          where: { subject, failures: { gt: 0 } },
          data: { failures: { decrement: 1 }, lockedUntil: null },
        })
  })
