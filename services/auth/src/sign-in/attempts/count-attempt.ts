// SQL by hand: rows are locked, so that attempts at the same time are counted one after the other. All who lock several rows do it in
// the order of their subjects: else one may wait for another who waits for it.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuse, type RefusalDetails } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../../database.ts'
import type { RawSql } from '../../deps.ts'
import type { AttemptSubject } from './attempt-subjects.ts'
import { type Attempts, isFirst, takeAttempt } from './lockout.ts'

/** Counts an attempt, or refuses it, before its password is looked at or its message is sent. */
export const countAttempt = async (
  rawSql: RawSql,
  subjects: readonly AttemptSubject[],
  now: Date,
  refusal: 'locked' | 'too-many-codes' | 'too-many-requests' = 'locked',
  /** what is said, by the seconds that are to be waited */
  saidAt: (seconds: number) => Pick<RefusalDetails, 'sentence' | 'values'> = () => ({}),
): Promise<void> => {
  const lockedUntil = await tryAttempt(rawSql, subjects, now)
  if (!lockedUntil) return
  const retryAfterSeconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1_000)
  const said = saidAt(retryAfterSeconds)
  return refusal === 'locked' ? refuse(refusal, said) : refuse(refusal, { ...said, retryAfterSeconds })
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
  rawSql: RawSql,
  subjects: readonly AttemptSubject[],
  now: Date,
): Promise<Date | null> =>
  rawSql
    .transaction(async (tx) => {
      const counts = await lockCounts(tx, subjects, now)
      const counted: Count[] = []
      let isTight = false
      for (const subject of subjects) {
        // read under the lock: of requests at the same time one is the first
        const { asker, first } = subject.only ?? {}
        if (asker && isFirst(counts.get(asker.subject), asker.rule, now) !== first) continue
        const rule = isTight && subject.tight ? subject.tight : subject.rule
        const before = counts.get(subject.subject)
        const next = takeAttempt(before?.failures ? before : null, rule, now)
        if (next !== 'locked') counted.push({ ...next, subject: subject.subject })
        else if (subject.tightens) isTight = true
        else throw new Reached(before?.lockedUntil ?? now)
      }
      await saveCounts(tx, counted, now)
      return null
    })
    .catch((failure: unknown) => {
      if (failure instanceof Reached) return failure.until
      throw failure
    })

type Count = Attempts & { readonly subject: string }

const lock = `insert into failed_attempt (subject, account_id, failures, first_at, last_at)
  select subject, account_id, 0, $3::timestamptz, $3::timestamptz
  from unnest($1::text[], $2::uuid[]) with ordinality as given (subject, account_id, place) order by place
  on conflict (subject) do update set last_at = excluded.last_at
  returning subject, failures, first_at as "firstAt", locked_until as "lockedUntil"`

/** What is counted so far, until the transaction ends. */
async function lockCounts(
  tx: Transaction,
  subjects: readonly AttemptSubject[],
  now: Date,
): Promise<ReadonlyMap<string, Count>> {
  const ordered = subjects.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  // in one statement, so that the first attempts at the same time wait for each other too, and none finds a row gone
  const locked = await tx.$queryRawUnsafe<Count[]>(
    lock,
    ordered.map(({ subject }) => subject),
    ordered.map(({ accountId }) => accountId),
    now.toISOString(),
  )
  return new Map(locked.map((count) => [count.subject, count]))
}

const save = `update failed_attempt set failures = next.failures, first_at = next.first_at,
    locked_until = next.locked_until, last_at = $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as next
    (subject text, failures int, first_at timestamptz, locked_until timestamptz)
  where failed_attempt.subject = next.subject`

/** In one statement, too: a password is counted in up to four rows. */
const saveCounts = (tx: Transaction, counted: readonly Count[], now: Date): Promise<void> => {
  const rows = counted.map(({ subject, failures, firstAt, lockedUntil }) => ({
    subject,
    failures,
    first_at: firstAt,
    locked_until: lockedUntil,
  }))
  return sendStatement(tx, save, JSON.stringify(rows), now.toISOString())
}

/**
 * Nothing is counted. The row stays until retention takes it: attempts at the same time wait for each other at it, and one that is
 * deleted and made again is locked out of order.
 */
const none = { failures: 0, lockedUntil: null }

const reset = `with locked as materialized (
    select subject from failed_attempt where subject = any($1::text[]) order by subject collate "C" for update
  )
  update failed_attempt set locked_until = null,
    failures = case when subject = any($2::text[]) then 0 else failures - 1 end
  where subject = any(array(select subject from locked)) and failures > 0`

/**
 * After the right password, in one statement: all rows are locked, in their order, before the first is written, and each is written
 * as it is then. Others wait at the network's row: a transaction of several sends it last.
 */
export function resetAttempts(on: Transaction, subjects: readonly AttemptSubject[]): Promise<void> {
  const names = subjects.map(({ subject }) => subject)
  const forgotten = subjects.filter(({ atSuccess }) => atSuccess === 'forget').map(({ subject }) => subject)
  return sendStatement(on, reset, names, forgotten)
}

/** Forgets all that is counted of an account: another way in was set, or it is another person's. */
export async function forgetAttempts(tx: Tx, accountId: string): Promise<void> {
  const locked = await tx.$queryRaw<Pick<Count, 'subject'>[]>`
    select subject from failed_attempt where account_id = ${accountId}::uuid order by subject collate "C" for update`
  // one that came meanwhile would be locked out of order
  const subjects = locked.map(({ subject }) => subject)
  await tx.failedAttempt.updateMany({ where: { subject: { in: subjects } }, data: none })
}
