import { cancelTime } from './cancel-time.ts'
import { confirmTime } from './confirm-time.ts'
import { getInvite } from './get-invite.ts'
import { giveOutcome } from './outcomes/give-outcome.ts'
import { inviteCalendar } from './invite-calendar.ts'
import { listInvites } from './list-invites.ts'
import { contestNoShow } from './no-shows/contest-no-show.ts'
import { listNoShows } from './no-shows/list-no-shows.ts'
import { pickTime } from './pick-time.ts'
import { rescindInvite } from './rescind-invite.ts'
import { sendFeedback } from './send-feedback.ts'

export const routes = {
  cancelTime,
  confirmTime,
  contestNoShow,
  getInvite,
  giveOutcome,
  inviteCalendar,
  listInvites,
  listNoShows,
  pickTime,
  rescindInvite,
  sendFeedback,
}
