import { acceptJoinRequest } from './accept-join-request.ts'
import { changeMember } from './change-member.ts'
import { chooseCompany } from './choose-company.ts'
import { declineJoinRequest } from './decline-join-request.ts'
import { getCompany } from './get-company.ts'
import { acceptInvite } from './invites/accept-invite.ts'
import { checkInvite } from './invites/check-invite.ts'
import { listCompanyInvites } from './invites/list-company-invites.ts'
import { resendInvite } from './invites/resend-invite.ts'
import { sendInvite } from './invites/send-invite.ts'
import { withdrawCompanyInvite } from './invites/withdraw-company-invite.ts'
import { listJoinRequests } from './list-join-requests.ts'
import { listMembers, searchMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'

export const routes = {
  acceptInvite,
  acceptJoinRequest,
  changeMember,
  checkInvite,
  chooseCompany,
  declineJoinRequest,
  getCompany,
  listCompanyInvites,
  listJoinRequests,
  listMembers,
  searchMembers,
  removeMember,
  resendInvite,
  sendInvite,
  withdrawCompanyInvite,
}
