// SQL by hand: a lock, and rows that are written by their age.
import { maxAlerted, alertRequested } from '@lunchpail/contracts/matches/events'
import { isKnown } from '@lunchpail/contracts/open-enumeration'
import { alertFrequencies, type AlertFrequency } from '@lunchpail/contracts/profile/enumerations'
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import { emit } from '@lunchpail/kit-events/emit'
import { erasedAmong } from '@lunchpail/kit-database/tombstone'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { homeOf } from '../deck/commute-area.ts'
import { alertStatement } from '../deck/deck.ts'
import { isBarred } from '../deck/find-candidate.ts'
import type { CardRow } from '../suggestions/presenters.ts'
import { findRankedCandidate } from '../weights/find-ranking.ts'
import { dueAt } from './due-at.ts'

/** Jobs of one alert, of which the best are named: the newest of an import of thousands. */
const maxJobs = 200

interface Wish {
  readonly frequency: string
  readonly text: boolean
  readonly email: boolean
  readonly agreedAt: Date | null
  readonly wording: string | null
}

const wish = `select alert_frequency as frequency, job_alerts and text_alerts as text, job_alerts and email_alerts as email,
    text_agreed_at as "agreedAt", text_wording as wording
  from candidate join account_status using (account_id) where account_id = $1::uuid`

/** What somebody agreed to now; undefined: to nothing. */
async function findWish(tx: Transaction, id: string) {
  const [row] = await tx.$queryRawUnsafe<Wish[]>(wish, id)
  if (!row) return undefined
  const { text, email, frequency, agreedAt, wording } = row
  const channels: Channel[] = [...(text ? (['text'] as const) : []), ...(email ? (['email'] as const) : [])]
  if (channels.length === 0) return undefined
  return {
    channels,
    frequency: isKnown(alertFrequencies, frequency) ? frequency : ('daily' satisfies AlertFrequency),
    text_consent: text && agreedAt && wording ? { at: agreedAt.toISOString(), wording } : null,
  }
}

const hold = `select from alert_due where account_id = $1::uuid and due_at <= $2::timestamptz for update`
const waiting = `select position_id as id, found_at as "foundAt" from alert
  where account_id = $1::uuid and told_at is null order by found_at desc, position_id desc`
const told = `select distinct told_at as at from alert
  where account_id = $1::uuid and told_at > $2::timestamptz - interval '1 day' order by 1`

/**
 * MT-12: what waits for somebody, in one alert, if it is due by what they want now. Jobs that closed or do not fit anymore are
 * forgotten: they may come again when they change.
 */
export async function sendAlert(tx: Transaction, id: string, now: Date): Promise<void> {
  const at = now.toISOString()
  // who is erased has no rows anymore
  if ((await erasedAmong(tx, [id])).size > 0) return
  if ((await tx.$queryRawUnsafe<unknown[]>(hold, id, at)).length === 0) return
  const found = await tx.$queryRawUnsafe<{ readonly id: number; readonly foundAt: Date }[]>(waiting, id)
  const agreed = await findWish(tx, id)
  const first = found.at(-1)
  if (agreed && first) {
    const before = await tx.$queryRawUnsafe<{ readonly at: Date }[]>(told, id, at)
    const due = dueAt(agreed.frequency, { foundAt: first.foundAt, told: before.map((one) => one.at), now })
    if (due > now) {
      await tx.$executeRawUnsafe(
        'update alert_due set due_at = $2::timestamptz where account_id = $1::uuid',
        id,
        due.toISOString(),
      )
      return
    }
    const ids = found.slice(0, maxJobs).map((job) => job.id)
    const isTold = await requestAlert(tx, id, ids, agreed, now)
    if (isTold.length > 0)
      await tx.$executeRawUnsafe(
        'update alert set told_at = $3::timestamptz where account_id = $1::uuid and position_id = any($2::int[])',
        id,
        isTold,
        at,
      )
  }
  await tx.$executeRawUnsafe('delete from alert where account_id = $1::uuid and told_at is null', id)
  await tx.$executeRawUnsafe('delete from alert_due where account_id = $1::uuid', id)
}

type Agreed = NonNullable<Awaited<ReturnType<typeof findWish>>>

/** Asks notifications for an alert about those of the jobs that are open and fit still. Returns their ids. */
async function requestAlert(
  tx: Transaction,
  id: string,
  ids: readonly number[],
  agreed: Agreed,
  now: Date,
): Promise<number[]> {
  const candidate = await findRankedCandidate(tx, id)
  // without a home it would be the newest of the whole country
  if (isBarred(candidate, now) || !homeOf(candidate)) return []
  const rows = await readRows<CardRow>(tx, alertStatement(candidate, ids, now, maxJobs))
  if (rows.length === 0) return []
  const jobs = rows.slice(0, maxAlerted).map(({ state }) => ({
    id: state.id,
    title: state.title,
    company_name: state.company_name,
    city: state.city,
    region: state.region,
    wage_from: state.wage_from,
    wage_to: state.wage_to,
  }))
  await emit(
    tx,
    alertRequested,
    {
      account_id: id,
      ...agreed,
      jobs,
      total: rows.length,
      not_named: rows.slice(maxAlerted).map((row) => row.id),
    },
    { at: now, subject: id },
  )
  return rows.map((row) => row.id)
}

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
  const agreed = await findWish(tx, id)
  const channels = agreed?.channels.filter((one) => one === channel) ?? []
  if (agreed && channels.length > 0) await requestAlert(tx, id, positions, { ...agreed, channels }, now)
}
