import { cancelPortalEvent } from './events/cancel-portal-event.ts'
import { cancelRegistration } from './events/registrations/cancel-registration.ts'
import { checkIn } from './events/check-in.ts'
import { getGathering } from './events/get-gathering.ts'
import { getUserActions } from './prompts/get-user-actions.ts'
import { listGatherings } from './events/list-gatherings.ts'
import { listPortalEvents } from './events/list-portal-events.ts'
import { listReferrals } from './referrals/list-referrals.ts'
import { listRegistrants } from './events/list-registrants.ts'
import { listRegistrations } from './events/registrations/list-registrations.ts'
import {
  listMessages,
  listPortalMessages,
  reportMessages,
  reportPortalMessages,
  sendMessage,
  sendPortalMessage,
} from './messages/messages.ts'
import { recordUserAction } from './prompts/record-user-action.ts'
import { registerForHiringEvent } from './events/registrations/register-for-hiring-event.ts'
import { registerForProgram } from './events/registrations/register-for-program.ts'
import { registerForTraining } from './events/registrations/register-for-training.ts'
import { savePortalEvent } from './events/save-portal-event.ts'
import { sendReferrals } from './referrals/send-referrals.ts'
import { undoCheckIn } from './events/undo-check-in.ts'

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
