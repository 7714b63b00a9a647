import type { Tx } from '../database.ts'
import { presentInvite, presentTime } from './present-invite.ts'
import { findInvite } from './find-invite.ts'
import { findTimes } from './find-times.ts'

/** An invite of its candidate, with the times that are left where it is open. */
export async function answerInvite(
  database: Pick<Tx, 'invite' | '$queryRaw'>,
  id: string,
  accountId: string,
  now: Date,
) {
  const row = await findInvite(database, id, { accountId })
  const times = row.state === 'open' ? await findTimes(database, row, now) : []
  return {
    status: 200 as const,
    body: { invite: presentInvite(row, now), times: times.map((time) => presentTime(time, row.timeId)) },
  }
}
