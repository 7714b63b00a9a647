import { confirmPhone } from './confirm-phone.ts'
import { confirmVerification } from './confirm-verification.ts'
import { getAccount } from './get-account.ts'
import { saveAccount } from './save-account.ts'
import { saveLocale } from './save-locale.ts'
import { sendPhoneCode } from './send-phone-code.ts'
import { sendVerification } from './send-verification.ts'
import { setPassword } from './set-password.ts'
import { setPortalPassword } from './set-portal-password.ts'

export const routes = {
  confirmPhone,
  getAccount,
  saveAccount,
  saveLocale,
  sendPhoneCode,
  setPassword,
  setPortalPassword,
  sendVerification,
  confirmVerification,
}
