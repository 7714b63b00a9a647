// SQL by hand: rows of many people in one statement, with a time of each one's own.
import { isSilent } from '@lunchpail/kit-events/silence'
import type { FanOutReaction } from '../fan-out/reaction.ts'
import { nextDigest } from './due-at.ts'

const insert = `with found as (
    insert into alert (account_id, position_id, found_at) select unnest($1::uuid[]), $2::int, $3::timestamptz
    on conflict do nothing returning account_id
  )
  insert into alert_due as stored (account_id, due_at)
  select account_id, case alert_frequency when 'at-once' then $3::timestamptz when 'weekly' then $5::timestamptz
      else $4::timestamptz end
    from found join candidate using (account_id) order by account_id
  on conflict (account_id) do update set due_at = least(stored.due_at, excluded.due_at)`

const insertTold = `insert into alert (account_id, position_id, found_at, told_at)
  select unnest($1::uuid[]), $2::int, $3::timestamptz, $3::timestamptz on conflict do nothing`

/** MT-12: notes the job for the next alert of each who wants them, and was not told of it before. */
export const noteAlerts: FanOutReaction = async (tx, { id }, fits, at) => {
  const accounts = fits.filter(({ wants }) => wants.alerts).map(({ candidate }) => candidate.id)
  if (accounts.length === 0) return
  // who was told is not known anymore, and nobody is told again
  if (isSilent()) {
    await tx.$executeRawUnsafe(insertTold, accounts, id, at.toISOString())
    return
  }
  const digests = (['daily', 'weekly'] as const).map((often) => nextDigest(at, often).toISOString())
  await tx.$executeRawUnsafe(insert, accounts, id, at.toISOString(), ...digests)
}
