import * as api from '@lunchpail/contracts/auth/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { askSupport } from './sign-in/ask-support.ts'
import { acceptInvite } from './companies/invites/accept-invite.ts'
import { acceptJoinRequest } from './companies/accept-join-request.ts'
import { beginKiosk } from './sign-in/begin-kiosk.ts'
import { changeMember } from './companies/change-member.ts'
import { checkClaim } from './sign-in/ownership/check-claim.ts'
import { checkInvite } from './companies/invites/check-invite.ts'
import { chooseCompany } from './companies/choose-company.ts'
import { declineJoinRequest } from './companies/decline-join-request.ts'
import { getCompany } from './companies/get-company.ts'
import { listInvites } from './companies/invites/list-invites.ts'
import { listJoinRequests } from './companies/list-join-requests.ts'
import { listMembers, searchMembers } from './companies/list-members.ts'
import { removeMember } from './companies/remove-member.ts'
import { resendInvite } from './companies/invites/resend-invite.ts'
import { sendInvite } from './companies/invites/send-invite.ts'
import { withdrawInvite } from './companies/invites/withdraw-invite.ts'
import { checkResetLink } from './sign-in/codes/check-reset-link.ts'
import { eraseAccount } from './erasure/erase-account.ts'
import { getErasure } from './erasure/get-erasure.ts'
import { sendEraseCode } from './erasure/send-erase-code.ts'
import { requestArchive } from './erasure/archive/request-archive.ts'
import { getArchive } from './erasure/archive/get-archive.ts'
import { downloadArchive } from './erasure/archive/download-archive.ts'
import { confirmPhone } from './settings/confirm-phone.ts'
import { finishSignOn } from './sign-in/sign-on/finish-sign-on.ts'
import { getAccount } from './settings/get-account.ts'
import { getSuspension } from './sign-in/sessions/get-suspension.ts'
import { identify } from './sign-in/identify.ts'
import { listDevices } from './sign-in/sessions/list-devices.ts'
import { resetPassword } from './sign-in/codes/reset-password.ts'
import { saveAccount } from './settings/save-account.ts'
import { checkDelivery } from './sign-in/codes/check-delivery.ts'
import { sendCode } from './sign-in/codes/send-code.ts'
import { sendPhoneCode } from './settings/send-phone-code.ts'
import { sendResetLink } from './sign-in/codes/send-reset-link.ts'
import { settleClaim } from './sign-in/ownership/settle-claim.ts'
import { setPassword } from './settings/set-password.ts'
import { setPortalPassword } from './settings/set-portal-password.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { signOutDevice } from './sign-in/sessions/sign-out-device.ts'
import { signOutOthers } from './sign-in/sessions/sign-out-others.ts'
import { signUp } from './sign-up/sign-up.ts'
import { startSignOn } from './sign-in/sign-on/start-sign-on.ts'
import { sendVerification } from './settings/send-verification.ts'
import { confirmVerification } from './settings/confirm-verification.ts'
import { startPasskey } from './sign-in/passkeys/start-passkey.ts'
import { addPasskey } from './sign-in/passkeys/add-passkey.ts'
import { listPasskeys } from './sign-in/passkeys/list-passkeys.ts'
import { removePasskey } from './sign-in/passkeys/remove-passkey.ts'
import { startPasskeySignIn } from './sign-in/passkeys/start-passkey-sign-in.ts'
import { signInByPasskey } from './sign-in/passkeys/sign-in-by-passkey.ts'
import { getSecondFactor } from './sign-in/second-factor/get-second-factor.ts'
import { startAuthenticator } from './sign-in/second-factor/start-authenticator.ts'
import { confirmAuthenticator } from './sign-in/second-factor/confirm-authenticator.ts'
import { passSecondFactor } from './sign-in/second-factor/pass-second-factor.ts'
import { removeAuthenticator } from './sign-in/second-factor/remove-authenticator.ts'
import { requireSecondFactor } from './sign-in/second-factor/require-second-factor.ts'
import { tokenKeys } from './sign-in/token-keys.ts'
import { verifyCode } from './sign-in/codes/verify-code.ts'

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
