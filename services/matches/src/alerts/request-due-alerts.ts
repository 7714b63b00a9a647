// SQL by hand: locks, and rows of many people in one statement.
import { maxAlerted, alertRequested } from '@lunchpail/contracts/matches/events'
import { emitEach } from '@lunchpail/kit-events/emit'
import { erasedAmong } from '@lunchpail/kit-database/tombstone'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { homeOf } from '../deck/commute-area.ts'
import { alertStatement } from '../deck/deck.ts'
import { isBarred, type Candidate } from '../deck/find-candidate.ts'
import type { CardRow } from '../suggestions/presenters.ts'
import { findRankedCandidates } from '../weights/find-ranking.ts'
import { alertedJob, channelsOf, frequencyOf, requestOf, wishColumns, type WishRow } from './alert-request.ts'
import { dueAt } from './due-at.ts'

/** Jobs of one alert, of which the best are named: the newest of an import of thousands. */
const maxJobs = 200

const hold = `select account_id as id from alert_due
  where account_id = any($1::uuid[]) and due_at <= $2::timestamptz order by account_id for update`

interface WaitingRow extends WishRow {
  /** the newest first */
  readonly waiting: readonly number[]
  /** when the oldest was found; null: none waits */
  readonly foundAt: Date | null
  /** when alerts went to them lately, in order */
  readonly alertedAt: readonly Date[]
}

const wishesSql = `select ${wishColumns} from candidate join account_status using (account_id) where account_id = any($1::uuid[])`
const waitingSql = `select wish.*, w.*, t.* from (${wishesSql}) as wish,
  lateral (select coalesce(array_agg(position_id order by found_at desc, position_id desc), '{}') as waiting, min(found_at) as "foundAt"
    from alert where account_id = wish."accountId" and told_at is null) w,
  lateral (select array(select distinct told_at from alert
    where account_id = wish."accountId" and told_at > $2::timestamptz - interval '1 day' order by 1) as "alertedAt") t`

const postpone = `update alert_due set due_at = later.due_at
  from unnest($1::uuid[], $2::timestamptz[]) as later (account_id, due_at) where alert_due.account_id = later.account_id`
const markTold = `update alert set told_at = $3::timestamptz from unnest($1::uuid[], $2::int[]) as alerted (account_id, position_id)
  where alert.account_id = alerted.account_id and alert.position_id = alerted.position_id`

/**
 * What waits for each of these people, in one alert, if it is due by what they want now. Jobs that closed or do not fit
 * anymore are forgotten: they may come again when they change.
 */
export async function requestDueAlerts(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString()
  // to plan the search of each among a few jobs took four times as long as to do it
  await tx.$executeRawUnsafe('set local plan_cache_mode = force_generic_plan')
  // who is erased has no rows anymore
  await erasedAmong(tx, ids)
  const held = (await tx.$queryRawUnsafe<{ readonly id: string }[]>(hold, ids, at)).map(({ id }) => id)
  if (held.length === 0) return
  const all = await tx.$queryRawUnsafe<WaitingRow[]>(waitingSql, held, at)
  const due = all
    .filter((row) => row.foundAt && channelsOf(row).length > 0)
    .map((row) => ({
      ...row,
      at: dueAt(frequencyOf(row), { foundAt: row.foundAt!, alertedAt: row.alertedAt, now }),
    }))
  const later = due.filter((row) => row.at > now)
  const laterIds = later.map(({ accountId }) => accountId)
  if (later.length > 0)
    await tx.$executeRawUnsafe(
      postpone,
      laterIds,
      later.map((row) => row.at.toISOString()),
    )
  const alerted = await requestAlerts(
    tx,
    due.filter((row) => row.at <= now).map((row) => ({ wish: row, ids: row.waiting.slice(0, maxJobs) })),
    now,
  )
  if (alerted.length > 0)
    await tx.$executeRawUnsafe(
      markTold,
      alerted.map(({ accountId }) => accountId),
      alerted.map(({ id }) => id),
      at,
    )
  const done = held.filter((id) => !laterIds.includes(id))
  await tx.$executeRawUnsafe('delete from alert where account_id = any($1::uuid[]) and told_at is null', done)
  await tx.$executeRawUnsafe('delete from alert_due where account_id = any($1::uuid[])', done)
}

interface Asked {
  readonly wish: WishRow
  readonly ids: readonly number[]
}
interface ToldJob {
  readonly accountId: string
  readonly id: number
}

/** Asks notifications for an alert for each, about those of the jobs that are open and fit still. Returns those. */
async function requestAlerts(tx: Transaction, asked: readonly Asked[], now: Date): Promise<ToldJob[]> {
  const ids = asked.map(({ wish }) => wish.accountId)
  const people = new Map((await findRankedCandidates(tx, ids)).map((candidate) => [candidate.id, candidate]))
  const found = await Promise.all(
    asked.map(async (one) => ({
      ...one,
      rows: await fitting(tx, people.get(one.wish.accountId)!, one.ids, now),
    })),
  )
  const alerts = found.flatMap(({ wish, rows }) => {
    if (rows.length === 0) return []
    const jobs = rows.slice(0, maxAlerted).map(({ state }) => alertedJob(state))
    const rest = rows.slice(maxAlerted).map((row) => row.id)
    return requestOf(wish, { jobs, total: rows.length, not_named: rest })
  })
  await emitEach(tx, alertRequested, alerts, { at: now })
  return found.flatMap(({ wish: { accountId }, rows }) => rows.map(({ id }) => ({ accountId, id })))
}

/** Without a home it would be the newest of the whole country. */
const fitting = async (
  tx: Transaction,
  candidate: Candidate,
  ids: readonly number[],
  now: Date,
): Promise<CardRow[]> =>
  isBarred(candidate, now) || !homeOf(candidate)
    ? []
    : readRows<CardRow>(tx, alertStatement(candidate, ids, now, maxJobs))

/** The same for one channel, where an alert waited for long: what is not true anymore is not sent. */
export async function requestAgain(
  tx: Transaction,
  {
    account_id: id,
    channel,
    positions,
  }: { readonly account_id: string; readonly channel: string; readonly positions: readonly number[] },
  now: Date,
): Promise<void> {
  const [wish] = await tx.$queryRawUnsafe<WishRow[]>(wishesSql, [id])
  if (!wish) return
  const only = { ...wish, text: wish.text && channel === 'text', email: wish.email && channel === 'email' }
  if (channelsOf(only).length > 0) await requestAlerts(tx, [{ wish: only, ids: positions }], now)
}
