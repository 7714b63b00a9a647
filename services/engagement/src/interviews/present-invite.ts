import {
  inviteStates,
  type Invite as InviteContract,
  type OfferedTime as TimeContract,
} from '@lunchpail/contracts/engagement/interviews-api'
import type { OfferedTime } from '../../generated/client.ts'
import { noShowStateOf } from './no-shows/no-shows.ts'
import type { InviteRow } from '../rows/includes.ts'
import { isOver } from './is-over.ts'

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
