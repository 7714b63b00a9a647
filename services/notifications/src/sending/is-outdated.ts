import { minuteMs } from '@lunchpail/contracts/durations'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { askAgain } from './ask-again.ts'
import { candidateNotice, type CandidateNotice } from '../templates/applications/candidate-notice.ts'

/**
 * What goes within this time is true, as it was when it was asked for: what is kept of invites here may be older than that.
 */
const freshMs = 10 * minuteMs

export const isFresh = ({ createdAt }: Pick<Message, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < freshMs

/** What a candidate is asked or reminded to come to. */
const aboutATime: readonly CandidateNotice['what'][] = ['invited', 'picked', 'day-before', 'hours-before']

/**
 * What waited (for the morning, a proof or a provider) is looked at again: word of an interview is not sent once that was
 * moved, given back or canceled (of a place at an event: left-to-tell.ts), and matches is asked which jobs of an alert are open still.
 */
export async function isOutdated(
  deps: Pick<Deps, 'database' | 'open' | 'clock' | 'transaction'>,
  message: Message,
  values: unknown,
): Promise<boolean> {
  if (isFresh(message, deps.clock.now())) return false
  if (message.template === 'candidate-notice')
    return isOtherInterview(deps, candidateNotice.values.parse(values))
  if (message.template === 'job-alert') return askAgain(deps, message)
  return false
}

async function isOtherInterview(
  { database }: Pick<Deps, 'database'>,
  { what, invite_id, starts_at }: CandidateNotice,
): Promise<boolean> {
  if (invite_id === null || !aboutATime.includes(what)) return false
  const invite = await database.invite.findUnique({ where: { id: invite_id } })
  const startsAt = starts_at === null ? null : Date.parse(starts_at)
  return invite !== null && (!invite.open || (invite.startsAt?.getTime() ?? null) !== startsAt)
}
