import { cancelPortalEvent } from './cancel-portal-event.ts'
import { checkIn } from './check-in.ts'
import { getGathering } from './get-gathering.ts'
import { listGatherings } from './list-gatherings.ts'
import { listPortalEvents } from './list-portal-events.ts'
import { listRegistrants } from './list-registrants.ts'
import { cancelRegistration } from './registrations/cancel-registration.ts'
import { listRegistrations } from './registrations/list-registrations.ts'
import { registerForHiringEvent } from './registrations/register-for-hiring-event.ts'
import { registerForProgram } from './registrations/register-for-program.ts'
import { registerForTraining } from './registrations/register-for-training.ts'
import { savePortalEvent } from './save-portal-event.ts'
import { undoCheckIn } from './undo-check-in.ts'

export const routes = {
  cancelPortalEvent,
  cancelRegistration,
  checkIn,
  getGathering,
  listGatherings,
  listPortalEvents,
  listRegistrants,
  listRegistrations,
  registerForHiringEvent,
  registerForProgram,
  registerForTraining,
  savePortalEvent,
  undoCheckIn,
}
