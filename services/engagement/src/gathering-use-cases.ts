import { cancelPortalEvent } from './use-cases/cancel-portal-event.ts'
import { cancelRegistration } from './use-cases/cancel-registration.ts'
import { checkIn } from './use-cases/check-in.ts'
import { getGathering } from './use-cases/get-gathering.ts'
import { getUserActions } from './use-cases/get-user-actions.ts'
import { listGatherings } from './use-cases/list-gatherings.ts'
import { listPortalEvents } from './use-cases/list-portal-events.ts'
import { listReferrals } from './use-cases/list-referrals.ts'
import { listRegistrants } from './use-cases/list-registrants.ts'
import { listRegistrations } from './use-cases/list-registrations.ts'
import {
  listMessages,
  listPortalMessages,
  reportMessages,
  reportPortalMessages,
  sendMessage,
  sendPortalMessage,
} from './use-cases/messages.ts'
import { recordUserAction } from './use-cases/record-user-action.ts'
import { registerForHiringEvent } from './use-cases/register-for-hiring-event.ts'
import { registerForProgram } from './use-cases/register-for-program.ts'
import { registerForTraining } from './use-cases/register-for-training.ts'
import { savePortalEvent } from './use-cases/save-portal-event.ts'
import { sendReferrals } from './use-cases/send-referrals.ts'
import { undoCheckIn } from './use-cases/undo-check-in.ts'

/** The use cases of events, programs, referrals, prompts and messages, for `routes.ts`. */
export const gatheringUseCases = {
  listGatherings,
  getGathering,
  registerForHiringEvent,
  registerForTraining,
  registerForProgram,
  listRegistrations,
  cancelRegistration,
  listPortalEvents,
  listRegistrants,
  checkIn,
  undoCheckIn,
  savePortalEvent,
  cancelPortalEvent,
  sendReferrals,
  listReferrals,
  recordUserAction,
  listMessages,
  sendMessage,
  reportMessages,
  listPortalMessages,
  sendPortalMessage,
  reportPortalMessages,
  getUserActions,
}
