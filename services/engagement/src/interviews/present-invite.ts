import type { Application as ApplicationContract } from '@lunchpail/contracts/engagement/api'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { reasonsOf, timelineSteps, type TimelineStep } from '@lunchpail/contracts/engagement/enumerations'
import {
  inviteStates,
  type Invite as InviteContract,
  type OfferedTime as TimeContract,
} from '@lunchpail/contracts/engagement/interviews-api'
import { applyAgainAt, mayApplyAgain } from '@lunchpail/contracts/engagement/rules/apply-again'
import type { OfferedTime, Position } from '../../generated/client.ts'
import { noShowStateOf } from './no-shows/no-shows.ts'
import type { ApplicationRow, InviteRow } from '../rows/includes.ts'

export const presentApplication = (
  row: ApplicationRow,
  position: Position | undefined,
  now: Date,
  { replyDays, isLast }: { readonly replyDays: number | null; readonly isLast: boolean },
): ApplicationContract => {
  const { candidate, open } = rowOfState(row.state)
  const withdrawnAt = isLast && position?.isOpen ? row.withdrawnAt : null
  return {
    id: row.id,
    position: {
      id: row.positionId,
      title: row.title,
      company_name: row.companyName,
      city: row.city,
      region: row.region,
      ...(position && {
        logo_url: position.logoUrl,
        wage: { from: position.wageFrom, to: position.wageTo },
      }),
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
    // what was answered waits no more
    reply_days: row.answeredAt === null && open ? replyDays : null,
    invite: row.invites[0] ? presentInvite(row.invites[0], now) : null,
    timeline: row.changes.toReversed().map(({ state, at, what }) => ({
      state: rowOfState(state).candidate,
      at: at.toISOString(),
      what: (timelineSteps as readonly string[]).includes(what) ? (what as TimelineStep) : 'state',
    })),
  }
}

/** Whether an interview has begun. */
export const isOver = ({ time }: Pick<InviteRow, 'time'>, now: Date): boolean =>
  time !== null && time.startsAt <= now

export const presentInvite = (row: InviteRow, now: Date): InviteContract => {
  const { application, offer, time, feedback, outcome } = row
  const at = time?.startsAt.toISOString() ?? null
  const noShowState = noShowStateOf(row)
  return {
    id: row.id,
    application_id: row.applicationId,
    position: {
      id: application.positionId,
      title: application.title,
      company_name: application.companyName,
      interview_type: offer.type,
    },
    inviteType: offer.type,
    custom_type: offer.customType,
    inviteTime: at,
    time_interview: at,
    minutes: offer.minutes,
    zone: offer.zone,
    place: offer.place,
    link: offer.link,
    note: offer.note,
    schedule_url: `/portal/calendar/${row.id}/`,
    state: inviteStates.find((state) => state === row.state) ?? 'closed',
    confirmed: row.confirmedAt !== null,
    over: isOver(row, now),
    feedback_state: feedback?.state ?? null,
    no_show: noShowState !== null,
    contested: noShowState !== null && outcome?.contestedAt != null,
    no_show_state: noShowState,
  }
}

export const presentTime = ({ id, startsAt }: OfferedTime, mine: string | null): TimeContract => ({
  id,
  starts_at: startsAt.toISOString(),
  mine: id === mine,
})
