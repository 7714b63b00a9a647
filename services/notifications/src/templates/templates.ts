import type { MessageName } from '@lunchpail/contracts/notifications/ways'
import { accountErased } from './account-erased.ts'
import { applicationSubmitted } from './application-submitted.ts'
import { candidateNotice } from './candidate-notice.ts'
import { credentialsChanged } from './credentials-changed.ts'
import { deskNotice } from './desk-notice.ts'
import { eraseCode } from './erase-code.ts'
import { loginCode } from './login-code.ts'
import { noShows } from './no-shows.ts'
import { numberMoved } from './number-moved.ts'
import { managerNotice } from './manager-notice.ts'
import { messageNotice } from './message-notice.ts'
import { messageRefused } from './message-refused.ts'
import { messagesReported } from './messages-reported.ts'
import { phoneCode } from './phone-code.ts'
import { referenceRequest } from './reference-request.ts'
import { referral } from './referral.ts'
import { registrationNotice } from './registration-notice.ts'
import { reminder } from './reminder.ts'
import { resetLink } from './reset-link.ts'
import { supportAsked } from './support-asked.ts'
import { textRequest } from './text-request.ts'

/** Every message of the site by its name, as the column message.template stores it. */
export const templates = {
  'account-erased': accountErased,
  'application-submitted': applicationSubmitted,
  'candidate-notice': candidateNotice,
  'credentials-changed': credentialsChanged,
  'desk-notice': deskNotice,
  'erase-code': eraseCode,
  'login-code': loginCode,
  'email-code': loginCode,
  'no-shows': noShows,
  'number-moved': numberMoved,
  'message-notice': messageNotice,
  'message-refused': messageRefused,
  'messages-reported': messagesReported,
  'manager-notice': managerNotice,
  'phone-code': phoneCode,
  'reference-request': referenceRequest,
  referral,
  'registration-notice': registrationNotice,
  reminder,
  'reset-link': resetLink,
  'support-asked': supportAsked,
  'text-request': textRequest,
} as const satisfies Record<MessageName, unknown>
export type TemplateName = MessageName
