// SQL by hand: rows of many people in one statement, with a time of each one's own.
import { alertRequested } from '@lunchpail/contracts/matches/events'
import { emitEach } from '@lunchpail/kit-events/emit'
import { isSilent } from '@lunchpail/kit-events/silence'
import type { FanOutReaction } from '../fan-out/reaction.ts'
import { alertedJob, channelsOf, requestOf, wishColumns, type WishRow } from './alert-request.ts'
import { atOncePerDay, nextDigest } from './due-at.ts'

/** In this time auto-apply has sent an application or asked for answers, and the person was told of the job by that. */
const autoApplyTakes = `interval '1 minute'`

/**
 * Notes the job for each who was not told of it before. Who wants alerts at once, has none waiting and may have one more today is
 * told of it here and now, unless other positions wait to be walked: then what they bring comes with it, in one alert. For whom
 * auto-apply has found it, it waits for what becomes of that.
 */
const note = `with wanting as (
    select c.account_id, a.account_id is not null as applies, c.alert_frequency, c.alert_frequency = 'at-once'
      and a.account_id is null
      and not exists (select from changed_position m where m.position_id <> $2::int)
      and not exists (select from alert_due d where d.account_id = c.account_id)
      and (select count(distinct t.told_at) from alert t where t.account_id = c.account_id
        and t.told_at > $3::timestamptz - interval '1 day') < ${atOncePerDay} as now
    from candidate c left join auto_apply a
      on a.account_id = c.account_id and a.position_id = $2::int and a.state in ('waiting', 'chosen')
    where c.account_id = any($1::uuid[])
  ), found as (
    insert into alert (account_id, position_id, found_at, told_at)
    select account_id, $2::int, $3::timestamptz, case when now then $3::timestamptz end from wanting
    on conflict do nothing returning account_id, told_at
  ), due as (
    insert into alert_due as stored (account_id, due_at)
    select account_id, case alert_frequency when 'weekly' then $5::timestamptz when 'at-once' then
        $3::timestamptz + case when applies then ${autoApplyTakes} else interval '0' end
        else $4::timestamptz end
      from found join wanting using (account_id) where told_at is null order by account_id
    on conflict (account_id) do update set due_at = least(stored.due_at, excluded.due_at)
  )
  select ${wishColumns} from found join candidate using (account_id) join account_status using (account_id)
  where told_at is not null`

const insertTold = `insert into alert (account_id, position_id, found_at, told_at)
  select unnest($1::uuid[]), $2::int, $3::timestamptz, $3::timestamptz on conflict do nothing`

/** Tells of the job, or notes it for the next alert, each who wants them and was not told of it before. */
export const noteAlerts: FanOutReaction = async (tx, position, fits, at) => {
  const accounts = fits.filter(({ wants }) => wants.alerts).map(({ candidate }) => candidate.id)
  if (accounts.length === 0) return
  // who was told is not known anymore, and no one is told again
  if (isSilent()) {
    await tx.$executeRawUnsafe(insertTold, accounts, position.id, at.toISOString())
    return
  }
  const digests = (['daily', 'weekly'] as const).map((often) => nextDigest(at, often).toISOString())
  const noted = await tx.$queryRawUnsafe<WishRow[]>(note, accounts, position.id, at.toISOString(), ...digests)
  const jobs = [alertedJob(position)]
  const alerts = noted
    .filter((row) => channelsOf(row).length > 0)
    .map((row) => requestOf(row, { jobs, total: 1, not_named: [] }))
  await emitEach(tx, alertRequested, alerts, { at })
}
