import { getApplication } from './get-application.ts'
import { listApplications } from './list-applications.ts'
import { moveApplications } from './move-applications.ts'
import { sendInvites } from './send-invites.ts'
import { takeBackApplication, withdrawApplication } from './withdraw-application.ts'
import { withdrawInvite } from './withdraw-invite.ts'

export const routes = {
  getApplication,
  listApplications,
  moveApplications,
  sendInvites,
  takeBackApplication,
  withdrawApplication,
  withdrawInvite,
}
