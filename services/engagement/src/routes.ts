import * as api from '@lunchpail/contracts/engagement/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { cancelTime } from './interviews/cancel-time.ts'
import { confirmTime } from './interviews/confirm-time.ts'
import { contestNoShow } from './interviews/no-shows/contest-no-show.ts'
import { getEmailSettings, saveEmailSettings } from './desk/email-settings.ts'
import { gatheringUseCases } from './gathering-use-cases.ts'
import { getApplication } from './applications/get-application.ts'
import { getInvite } from './interviews/get-invite.ts'
import { giveOutcome } from './interviews/give-outcome.ts'
import { inviteCalendar } from './interviews/invite-calendar.ts'
import { listApplications } from './applications/list-applications.ts'
import { exportApplies, exportFound } from './desk/export-applies.ts'
import { getApplied } from './desk/get-applied.ts'
import { getDesk } from './desk/get-desk.ts'
import { getStats } from './desk/get-stats.ts'
import { listApplies } from './desk/list-applies.ts'
import { listCalendar } from './desk/list-calendar.ts'
import { listInvites } from './interviews/list-invites.ts'
import { listNoShows } from './interviews/no-shows/list-no-shows.ts'
import { moveApplications } from './applications/move-applications.ts'
import { pickTime } from './interviews/pick-time.ts'
import { rescindInvite } from './interviews/rescind-invite.ts'
import { sendFeedback } from './interviews/send-feedback.ts'
import { sendInvites } from './applications/send-invites.ts'
import { withdrawApplication } from './applications/withdraw-application.ts'
import { withdrawInvite } from './applications/withdraw-invite.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  listApplications,
  getApplication,
  withdrawApplication,
  listInvites,
  listNoShows,
  getInvite,
  pickTime,
  cancelTime,
  confirmTime,
  withdrawInvite,
  inviteCalendar,
  contestNoShow,
  sendFeedback,
  sendInvites,
  rescindInvite,
  giveOutcome,
  moveApplications,
  ...gatheringUseCases,
  listApplies,
  getApplied,
  exportApplies,
  exportFound,
  listCalendar,
  getStats,
  getDesk,
  getEmailSettings,
  saveEmailSettings,
})
