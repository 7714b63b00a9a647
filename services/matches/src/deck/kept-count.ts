// SQL by hand: part of every page that a candidate opens, and of projections, which run without Prisma.
import { minuteMs } from '@lunchpail/contracts/durations'
import { among } from '@lunchpail/kit-database/among'
import { readRows } from '@lunchpail/kit-database/statement'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { countStatement } from './deck.ts'
import type { Candidate } from './find-candidate.ts'

/** A count this old is made again. What the person does themselves changes it at once, new jobs do by then. */
const keptForMs = 10 * minuteMs

const read = 'select matches from match_count where account_id = $1::uuid and counted_at > $2::timestamptz'
const insert = `insert into match_count as kept (account_id, matches, counted_at) select $1::uuid, $2::int, $3::timestamptz
  where cardinality(kit.erased_among(array[$1::text])) = 0
  on conflict (account_id) do update set (matches, counted_at) = (excluded.matches, excluded.counted_at)`

/** Keeps how many matches a candidate has; of an erased one nothing. */
export async function keepCount(
  on: Transaction,
  accountId: string,
  matches: number,
  at: Date,
): Promise<void> {
  await on.$executeRawUnsafe(insert, accountId, matches, at.toISOString())
}

/** How many matches a candidate has: as last counted, or counted now. */
export async function findCount(on: Transaction, candidate: Candidate, now: Date): Promise<number> {
  const since = new Date(now.getTime() - keptForMs)
  const [kept] = await on.$queryRawUnsafe<{ matches: number }[]>(read, candidate.id, since.toISOString())
  if (kept) return kept.matches
  const [counted] = await readRows<{ count: number }>(on, countStatement(candidate, now))
  await keepCount(on, candidate.id, counted!.count, now)
  return counted!.count
}

/** What is decided is no match any more. */
export async function countFewer(on: Transaction, accountId: string, decided: number): Promise<void> {
  const text = 'update match_count set matches = greatest(0, matches - $2::int) where account_id = $1::uuid'
  await on.$executeRawUnsafe(text, accountId, decided)
}

/** Their matches are counted again when they are next asked for. */
export async function forgetCounts(on: Transaction, accountIds: readonly string[]): Promise<void> {
  const [isAmong, ids] = among(accountIds)
  await sendStatement(on, `delete from match_count where account_id ${isAmong}`, ids)
}
