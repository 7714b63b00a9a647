import { askSupport } from './ask-support.ts'
import { beginKiosk } from './begin-kiosk.ts'
import { checkDelivery } from './codes/check-delivery.ts'
import { checkResetLink } from './codes/check-reset-link.ts'
import { resetPassword } from './codes/reset-password.ts'
import { sendCode } from './codes/send-code.ts'
import { sendResetLink } from './codes/send-reset-link.ts'
import { verifyCode } from './codes/verify-code.ts'
import { identify } from './identify.ts'
import { checkClaim } from './ownership/check-claim.ts'
import { settleClaim } from './ownership/settle-claim.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts'
import { startPasskey } from './passkeys/start-passkey.ts'
import { confirmAuthenticator } from './second-factor/confirm-authenticator.ts'
import { getSecondFactor } from './second-factor/get-second-factor.ts'
import { passSecondFactor } from './second-factor/pass-second-factor.ts'
import { removeAuthenticator } from './second-factor/remove-authenticator.ts'
import { requireSecondFactor } from './second-factor/require-second-factor.ts'
import { startAuthenticator } from './second-factor/start-authenticator.ts'
import { getSuspension } from './sessions/get-suspension.ts'
import { listDevices } from './sessions/list-devices.ts'
import { signOutDevice } from './sessions/sign-out-device.ts'
import { signOutOthers } from './sessions/sign-out-others.ts'
import { signIn } from './sign-in.ts'
import { finishSignOn } from './sign-on/finish-sign-on.ts'
import { startSignOn } from './sign-on/start-sign-on.ts'
import { signOut } from './sign-out.ts'
import { tokenKeys } from './token-keys.ts'

export const routes = {
  askSupport,
  beginKiosk,
  checkClaim,
  checkResetLink,
  finishSignOn,
  getSuspension,
  identify,
  listDevices,
  resetPassword,
  checkDelivery,
  sendCode,
  sendResetLink,
  settleClaim,
  signIn,
  signOut,
  signOutDevice,
  signOutOthers,
  startSignOn,
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
  tokenKeys,
  verifyCode,
}
