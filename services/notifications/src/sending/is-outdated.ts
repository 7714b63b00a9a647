import type * as z from 'zod/mini'
import { minuteMs } from '@lunchpail/contracts/durations'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { askAgain } from './ask-again.ts'
import { candidateNotice, type CandidateNotice } from '../templates/applications/candidate-notice.ts'
import { registrationNotice } from '../templates/applications/registration-notice.ts'

/**
 * What goes within this time is true, as it was when it was asked for: what is kept of invites here may be older than that.
 */
const freshMs = 10 * minuteMs

/** What a candidate is asked or reminded to come to. */
const aboutATime: readonly CandidateNotice['what'][] = ['invited', 'picked', 'day-before', 'hours-before']

/**
 * What waited (for the morning, a proof or a provider) is looked at again: word of an interview or a place at an event is not
 * sent once that was moved, given back or canceled, and matches is asked which jobs of an alert are open still.
 */
export async function isOutdated(
  deps: Pick<Deps, 'database' | 'open' | 'clock' | 'transaction'>,
  message: Message,
  values: unknown,
): Promise<boolean> {
  if (deps.clock.now().getTime() - message.createdAt.getTime() < freshMs) return false
  if (message.template === 'candidate-notice')
    return isOtherInterview(deps, candidateNotice.values.parse(values))
  if (message.template === 'registration-notice')
    return isSuperseded(deps, message, registrationNotice.values.parse(values))
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

/** Engagement has each change of a place and of its event told: the last word about it is the one that is true. */
async function isSuperseded(
  { database, open }: Pick<Deps, 'database' | 'open'>,
  { id, accountId, channel, template, createdAt }: Message,
  { path, told_at, what, details }: z.output<typeof registrationNotice.values>,
): Promise<boolean> {
  if (accountId === null) return false
  const others = await database.message.findMany({
    where: {
      accountId,
      channel,
      template,
      id: { not: id },
      // events that come in another order come within minutes
      createdAt: { gte: new Date(createdAt.getTime() - freshMs) },
    },
    select: { sealedValues: true },
  })
  for (const { sealedValues } of others) {
    const other = registrationNotice.values.parse(await open(sealedValues))
    if (other.path !== path || other.told_at <= told_at) continue
    // a reminder says nothing else than what was said before
    if (other.what === 'reminder') continue
    // one word may tell of another time, the next of new details, and neither of both
    const isOfOther =
      other.what === 'details-changed'
        ? what !== 'details-changed'
        : other.what === 'changed' && details !== undefined && other.details === undefined
    if (!isOfOther) return true
  }
  return false
}
