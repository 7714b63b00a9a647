// SQL by hand: Prisma knows no median, and no row that is made and locked at once.
import { dayMs } from '@lunchpail/contracts/durations'
import { replyTimeChanged } from '@lunchpail/contracts/engagement/events'
import { emit } from '@lunchpail/kit-events/emit'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { ReplyTime } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { replyDays, replyRule, type Measured } from './reply-days.ts'
import type { About } from '../rows/change-application.ts'

const attempts = 8
/** longer than anything that is told */
const neverHours = 1_000_000

interface Row extends Measured {
  /** of the fifth last answer: once it is out of the window, fewer than five are in it */
  readonly fifth: Date | null
}

/** A company as `engagement.reply-time.changed.v1` publishes it. */
export const replyTimeStateOf = ({ employerId, version, days, until }: ReplyTime) => ({
  id: employerId,
  version,
  days,
  until: until?.toISOString() ?? null,
})

/**
 * Measures again how long a company takes to answer, and publishes it. What it never answered counts too: "usually" is
 * said of all who applied, not of those who were lucky. What is told is measured again each day, as a company that falls
 * silent gives no answer to measure by.
 */
export async function measureReplies(tx: Tx, employerId: string, { at, traceparent }: About): Promise<void> {
  // whoever answers at the same time waits here, and then counts both answers
  const [{ version } = { version: 1 }] = await tx.$queryRaw<{ version: number }[]>`
    insert into reply_time as stored (employer_id, version) values (${employerId}::uuid, 1)
    on conflict (employer_id) do update set version = stored.version + 1 returning version`
  const since = new Date(at.getTime() - replyRule.windowDays * dayMs)
  const never = new Date(at.getTime() - replyRule.neverDays * dayMs)
  const [row] = await tx.$queryRaw<Row[]>`
    select count(answered_at)::int as answers,
      percentile_disc(0.5) within group (
        order by coalesce(extract(epoch from answered_at - submitted_at) / 3600, ${neverHours})::float8) as hours,
      (array_agg(answered_at order by answered_at desc) filter (where answered_at is not null))[${replyRule.leastAnswers}::int]
        as fifth
    from application
    where employer_id = ${employerId}::uuid and (answered_at > ${since} or (answered_at is null and withdrawn_at is null
      and submitted_at > ${since} and submitted_at <= ${never}))`
  const days = row ? replyDays(row) : null
  const until =
    days === null || !row?.fifth ? null : new Date(row.fifth.getTime() + replyRule.windowDays * dayMs)
  await tx.replyTime.update({ where: { employerId }, data: { days, until } })
  if (days !== null)
    await enqueue(
      tx,
      'measure-again',
      { employerId },
      { key: `replies:${employerId}`, attempts, runAt: new Date(at.getTime() + dayMs), keepTime: true },
    )
  await emit(
    tx,
    replyTimeChanged,
    { things: [replyTimeStateOf({ employerId, version, days, until })] },
    { at, traceparent },
  )
}
