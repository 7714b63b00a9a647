import * as api from '@lunchpail/contracts/engagement/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { cancelTime } from './use-cases/cancel-time.ts'
import { confirmTime } from './use-cases/confirm-time.ts'
import { contestNoShow } from './use-cases/contest-no-show.ts'
import { getEmailSettings, saveEmailSettings } from './use-cases/email-settings.ts'
import { gatheringUseCases } from './gathering-use-cases.ts'
import { getApplication } from './use-cases/get-application.ts'
import { getInvite } from './use-cases/get-invite.ts'
import { giveOutcome } from './use-cases/give-outcome.ts'
import { inviteCalendar } from './use-cases/invite-calendar.ts'
import { listApplications } from './use-cases/list-applications.ts'
import { exportApplies, exportFound } from './use-cases/export-applies.ts'
import { getApplied } from './use-cases/get-applied.ts'
import { getDesk } from './use-cases/get-desk.ts'
import { getStats } from './use-cases/get-stats.ts'
import { listApplies } from './use-cases/list-applies.ts'
import { listCalendar } from './use-cases/list-calendar.ts'
import { listInvites } from './use-cases/list-invites.ts'
import { listNoShows } from './use-cases/list-no-shows.ts'
import { moveApplications } from './use-cases/move-applications.ts'
import { pickTime } from './use-cases/pick-time.ts'
import { rescindInvite } from './use-cases/rescind-invite.ts'
import { sendFeedback } from './use-cases/send-feedback.ts'
import { sendInvites } from './use-cases/send-invites.ts'
import { withdrawApplication } from './use-cases/withdraw-application.ts'
import { withdrawInvite } from './use-cases/withdraw-invite.ts'

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
