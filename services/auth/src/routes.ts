import * as api from '@lunchpail/contracts/auth/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { askSupport } from './use-cases/ask-support.ts'
import { acceptInvite } from './use-cases/accept-invite.ts'
import { acceptJoinRequest } from './use-cases/accept-join-request.ts'
import { beginKiosk } from './use-cases/begin-kiosk.ts'
import { changeMember } from './use-cases/change-member.ts'
import { checkClaim } from './use-cases/check-claim.ts'
import { checkInvite } from './use-cases/check-invite.ts'
import { chooseCompany } from './use-cases/choose-company.ts'
import { declineJoinRequest } from './use-cases/decline-join-request.ts'
import { getCompany } from './use-cases/get-company.ts'
import { listInvites } from './use-cases/list-invites.ts'
import { listJoinRequests } from './use-cases/list-join-requests.ts'
import { listMembers, searchMembers } from './use-cases/list-members.ts'
import { removeMember } from './use-cases/remove-member.ts'
import { resendInvite } from './use-cases/resend-invite.ts'
import { sendInvite } from './use-cases/send-invite.ts'
import { withdrawInvite } from './use-cases/withdraw-invite.ts'
import { checkResetLink } from './use-cases/check-reset-link.ts'
import { eraseAccount } from './use-cases/erase-account.ts'
import { getErasure } from './use-cases/get-erasure.ts'
import { sendEraseCode } from './use-cases/send-erase-code.ts'
import { requestArchive } from './use-cases/request-archive.ts'
import { getArchive } from './use-cases/get-archive.ts'
import { downloadArchive } from './use-cases/download-archive.ts'
import { confirmPhone } from './use-cases/confirm-phone.ts'
import { finishSignOn } from './use-cases/finish-sign-on.ts'
import { getAccount } from './use-cases/get-account.ts'
import { getSuspension } from './use-cases/get-suspension.ts'
import { identify } from './use-cases/identify.ts'
import { listDevices } from './use-cases/list-devices.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { saveAccount } from './use-cases/save-account.ts'
import { checkDelivery } from './use-cases/check-delivery.ts'
import { sendCode } from './use-cases/send-code.ts'
import { sendPhoneCode } from './use-cases/send-phone-code.ts'
import { sendResetLink } from './use-cases/send-reset-link.ts'
import { settleClaim } from './use-cases/settle-claim.ts'
import { setPassword } from './use-cases/set-password.ts'
import { setPortalPassword } from './use-cases/set-portal-password.ts'
import { signIn } from './use-cases/sign-in.ts'
import { signOut } from './use-cases/sign-out.ts'
import { signOutDevice } from './use-cases/sign-out-device.ts'
import { signOutOthers } from './use-cases/sign-out-others.ts'
import { signUp } from './use-cases/sign-up.ts'
import { startSignOn } from './use-cases/start-sign-on.ts'
import { sendVerification } from './use-cases/send-verification.ts'
import { confirmVerification } from './use-cases/confirm-verification.ts'
import { startPasskey } from './use-cases/start-passkey.ts'
import { addPasskey } from './use-cases/add-passkey.ts'
import { listPasskeys } from './use-cases/list-passkeys.ts'
import { removePasskey } from './use-cases/remove-passkey.ts'
import { startPasskeySignIn } from './use-cases/start-passkey-sign-in.ts'
import { signInByPasskey } from './use-cases/sign-in-by-passkey.ts'
import { getSecondFactor } from './use-cases/get-second-factor.ts'
import { startAuthenticator } from './use-cases/start-authenticator.ts'
import { confirmAuthenticator } from './use-cases/confirm-authenticator.ts'
import { passSecondFactor } from './use-cases/pass-second-factor.ts'
import { removeAuthenticator } from './use-cases/remove-authenticator.ts'
import { requireSecondFactor } from './use-cases/require-second-factor.ts'
import { tokenKeys } from './use-cases/token-keys.ts'
import { verifyCode } from './use-cases/verify-code.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  signUp,
  getAccount,
  getSuspension,
  saveAccount,
  signIn,
  startSignOn,
  finishSignOn,
  sendCode,
  checkDelivery,
  verifyCode,
  askSupport,
  sendPhoneCode,
  confirmPhone,
  sendResetLink,
  checkResetLink,
  resetPassword,
  checkClaim,
  settleClaim,
  setPassword,
  setPortalPassword,
  signOut,
  beginKiosk,
  listDevices,
  signOutDevice,
  signOutOthers,
  sendEraseCode,
  eraseAccount,
  getErasure,
  requestArchive,
  getArchive,
  downloadArchive,
  sendVerification,
  confirmVerification,
  startPasskey,
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskeySignIn,
  signInByPasskey,
  getSecondFactor,
  startAuthenticator,
  confirmAuthenticator,
  passSecondFactor,
  removeAuthenticator,
  requireSecondFactor,
  identify,
  tokenKeys,
  acceptInvite,
  acceptJoinRequest,
  changeMember,
  checkInvite,
  chooseCompany,
  declineJoinRequest,
  getCompany,
  listInvites,
  listJoinRequests,
  listMembers,
  searchMembers,
  removeMember,
  resendInvite,
  sendInvite,
  withdrawInvite,
})
