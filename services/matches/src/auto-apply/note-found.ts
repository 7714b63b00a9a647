// SQL by hand: for many people at once what each is found once, and a job of the queue for each of them.
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { mismatchesFor } from '../deck/mismatches-for.ts'
import { isSilent } from '@lunchpail/kit-events/silence'
import { addedFor } from '@lunchpail/kit-service/enqueue'
import type { FanOutReaction } from '../fan-out/reaction.ts'

export const autoApplyTask = 'auto-apply'
export const attempts = 12
export const keyOf = (accountId: string): string => `${autoApplyTask}:${accountId}`

const insert = `with found as (
    insert into auto_apply (account_id, position_id, state, at)
    select id, $2::int, 'waiting', $3::timestamptz from unnest($1::uuid[]) as id
    on conflict do nothing returning account_id)
  select count(${addedFor(`$4::text, json_build_object('account', account_id),
    job_key := $4::text || ':' || account_id, max_attempts := $5::int`)})::int as count from found`

const insertLeft = `insert into auto_apply (account_id, position_id, state, at)
  select id, $2::int, 'left', $3::timestamptz from unnest($1::uuid[]) as id on conflict do nothing`

/**
 * Whoever turned auto-apply on, is pre-qualified and has no mismatch is applied to it in their turn; each job is found for
 * them once, however often it opens or changes.
 */
export const noteFound: FanOutReaction = async (tx, sent, fits, at) => {
  const position = knownPosition(sent)
  const wanted = fits.filter(
    ({ wants, candidate, isPreQualified }) =>
      wants.autoApply && isPreQualified() && mismatchesFor(position, candidate).length === 0,
  )
  if (wanted.length === 0) return
  const ids = wanted.map(({ candidate }) => candidate.id)
  // for whom it was chosen is not known anymore, and it is chosen for no one again
  if (isSilent()) await tx.$executeRawUnsafe(insertLeft, ids, position.id, at.toISOString())
  else await tx.$queryRawUnsafe(insert, ids, position.id, at.toISOString(), autoApplyTask, attempts)
}
