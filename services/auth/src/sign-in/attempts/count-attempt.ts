// SQL by hand: `for update`, so that attempts at the same time are counted one after the other. All who lock several rows do it in
// the order of their subjects: else one may wait for another who waits for it.
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

/** The same for whoever has something else to say where a limit is reached: until when; null where the attempt is counted. */
export const tryAttempt = (
  database: Database,
  subjects: readonly AttemptSubject[],
  now: Date,
): Promise<Date | null> =>
  database
    .$transaction(async (tx) => {
      const counts = await lockCounts(tx, subjects, now)
      let isTight = false
      for (const subject of subjects) {
        const rule = isTight && subject.tight ? subject.tight : subject.rule
        const lockedUntil = await increment(tx, { ...subject, rule }, counts.get(subject.subject), now)
        if (lockedUntil && !subject.tightens) throw new Reached(lockedUntil)
        isTight ||= lockedUntil !== null
      }
      return null
    })
    .catch((failure: unknown) => {
      if (failure instanceof Reached) return failure.until
      throw failure
    })

type Count = Attempts & { readonly subject: string }

/** What is counted so far, until the transaction ends. */
async function lockCounts(
  tx: Tx,
  subjects: readonly AttemptSubject[],
  now: Date,
): Promise<ReadonlyMap<string, Count>> {
  const ordered = subjects.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  // inserted before they are locked, so that the first attempts at the same time wait for each other too
  await tx.failedAttempt.createMany({
    data: ordered.map(({ subject, accountId }) => ({
      subject,
      accountId,
      failures: 0,
      firstAt: now,
      lastAt: now,
    })),
    skipDuplicates: true,
  })
  const locked = await tx.$queryRaw<Count[]>`
    select subject, failures, first_at as "firstAt", locked_until as "lockedUntil" from failed_attempt
    where subject = any(${ordered.map(({ subject }) => subject)}) order by subject collate "C" for update`
  return new Map(locked.map((count) => [count.subject, count]))
}

/** Until when the limit is reached; null where it is not. */
async function increment(
  tx: Tx,
  { subject, rule }: AttemptSubject,
  before: Count | undefined,
  now: Date,
): Promise<Date | null> {
  const next = takeAttempt(before?.failures ? before : null, rule, now)
  if (next === 'locked') return before?.lockedUntil ?? now
  await tx.failedAttempt.update({ where: { subject }, data: { ...next, lastAt: now } })
  return null
}

/** After the right password. */
export const resetAttempts = (database: Database, subjects: readonly AttemptSubject[]): Promise<void> =>
  database.$transaction(async (tx) => {
    const names = subjects.map(({ subject }) => subject)
    await tx.$queryRaw`
      select subject from failed_attempt where subject = any(${names}) order by subject collate "C" for update`
    for (const { subject, atSuccess } of subjects)
      if (atSuccess === 'forget') await tx.failedAttempt.deleteMany({ where: { subject } })
      else
        await tx.failedAttempt.updateMany({
          where: { subject, failures: { gt: 0 } },
          data: { failures: { decrement: 1 }, lockedUntil: null },
        })
  })

/** Forgets all that is counted of an account: another way in was set, or it is somebody else's. */
export async function forgetAttempts(tx: Tx, accountId: string): Promise<void> {
  await tx.$queryRaw`
    select subject from failed_attempt where account_id = ${accountId}::uuid order by subject collate "C" for update`
  await tx.failedAttempt.deleteMany({ where: { accountId } })
}
