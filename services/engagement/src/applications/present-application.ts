import type { Application as ApplicationContract } from '@lunchpail/contracts/engagement/api'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { reasonsOf, timelineSteps, type TimelineStep } from '@lunchpail/contracts/engagement/enumerations'
import { applyAgainAt, mayApplyAgain } from '@lunchpail/contracts/engagement/rules/apply-again'
import { takeBackUntil } from '@lunchpail/contracts/engagement/rules/take-back'
import type { Position } from '../../generated/client.ts'
import { earlierSteps, type ApplicationRow, type InviteRow } from '../rows/includes.ts'
import { presentInvite } from '../interviews/present-invite.ts'

interface Further {
  readonly replyDays: number | null
  readonly isLast: boolean
  /** the steps before so many were read */
  readonly before?: number | undefined
  /** of this application, and maybe of others */
  readonly noShows: readonly InviteRow[]
}

/** Of its position all that the person applied to, whatever the company changed since. */
export const presentApplication = (
  row: ApplicationRow,
  position: Position | undefined,
  now: Date,
  { replyDays, isLast, before, noShows }: Further,
): ApplicationContract => {
  const { candidate, open } = rowOfState(row.state)
  const withdrawnAt = isLast && position?.isOpen ? row.withdrawnAt : null
  const missed = noShows.filter(({ applicationId }) => applicationId === row.id)
  const times = (of: 'at' | 'contestedAt' | 'settledAt') =>
    new Set(missed.map(({ outcome }) => outcome?.[of]?.getTime()))
  const ofNoShows = new Map([
    ['no-show', times('at')],
    ['contested', times('contestedAt')],
    // the last word, where an operator corrected it
    ['settled', times('settledAt')],
    // one that was taken back did not happen
    ['no-show-taken-back', new Set<number>()],
  ])
  const changes = row.changes.filter(({ what, at }) => ofNoShows.get(what)?.has(at.getTime()) ?? true)
  const untilWhen = row.automatic && open ? takeBackUntil(row.submittedAt) : null
  return {
    id: row.id,
    position: {
      id: row.positionId,
      title: row.title,
      company_name: row.companyName,
      city: row.city,
      region: row.region,
      ...((row.wageFrom ?? row.wageTo) !== null && { wage: { from: row.wageFrom, to: row.wageTo } }),
      ...(position && { logo_url: position.logoUrl }),
    },
    state: candidate,
    employer_state: row.state,
    had_interview: row.hadInterview,
    approved: row.approved,
    reason: row.reason,
    reasons: reasonsOf(row.reason ?? 0),
    reason_other: row.reasonOther,
    submitted_at: row.submittedAt.toISOString(),
    since: (row.movedAt ?? row.submittedAt).toISOString(),
    withdrawn: row.withdrawnAt !== null,
    may_withdraw: open,
    apply_again_at: withdrawnAt && applyAgainAt(withdrawnAt).toISOString(),
    may_apply_again: mayApplyAgain(withdrawnAt, now),
    automatic: row.automatic,
    take_back_until: untilWhen && untilWhen > now ? untilWhen.toISOString() : null,
    // what was answered no longer waits
    reply_days: row.answeredAt === null && open ? replyDays : null,
    invite: row.invites[0] ? presentInvite(row.invites[0], now) : null,
    no_shows: missed.map((invite) => presentInvite(invite, now)),
    timeline: changes.map(({ state, at, what }) => ({
      state: rowOfState(state).candidate,
      employer_state: state,
      at: at.toISOString(),
      what: (timelineSteps as readonly string[]).includes(what) ? (what as TimelineStep) : 'state',
      ...(what === 'no-show' && { no_show: true }),
    })),
    earlier_steps: earlierSteps(row, before),
  }
}
