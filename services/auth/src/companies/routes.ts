import { acceptJoinRequest } from './accept-join-request.ts'
import { changeMember } from './change-member.ts'
import { chooseCompany } from './choose-company.ts'
import { declineJoinRequest } from './decline-join-request.ts'
import { getCompany } from './get-company.ts'
import { acceptCompanyInvite } from './invites/accept-company-invite.ts'
import { checkCompanyInvite } from './invites/check-company-invite.ts'
import { listCompanyInvites } from './invites/list-company-invites.ts'
import { resendCompanyInvite } from './invites/resend-company-invite.ts'
import { sendCompanyInvite } from './invites/send-company-invite.ts'
import { withdrawCompanyInvite } from './invites/withdraw-company-invite.ts'
import { listJoinRequests } from './list-join-requests.ts'
import { listMembers, searchMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'

export const routes = {
  acceptCompanyInvite,
  acceptJoinRequest,
  changeMember,
  checkCompanyInvite,
  chooseCompany,
  declineJoinRequest,
  getCompany,
  listCompanyInvites,
  listJoinRequests,
  listMembers,
  searchMembers,
  removeMember,
  resendCompanyInvite,
  sendCompanyInvite,
  withdrawCompanyInvite,
}
