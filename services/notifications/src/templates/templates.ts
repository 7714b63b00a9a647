import * as z from 'zod/mini'
import type { MessageName } from '@lunchpail/contracts/notifications/ways'
import { accountErased } from './accounts/account-erased.ts'
import { applicationSubmitted } from './applications/application-submitted.ts'
import { autoApplied, autoApplyAsked } from './applications/auto-apply.ts'
import { candidateNotice } from './applications/candidate-notice.ts'
import { credentialsChanged } from './accounts/credentials-changed.ts'
import { deskNotice } from './applications/desk-notice.ts'
import { eraseCode, loginCode, phoneCode, resetLink } from './accounts/secrets.ts'
import { jobAlert } from './jobs/job-alert.ts'
import { jobNoticeProof } from './jobs/job-notice-proof.ts'
import { jobOpened } from './jobs/job-opened.ts'
import { noShows } from './applications/no-shows.ts'
import { numberMoved } from './accounts/number-moved.ts'
import { joinRequest, managerNotice } from './applications/manager-notice.ts'
import { messageNotice, messageRefused } from './messages/message-notice.ts'
import { messagesReported } from './messages/messages-reported.ts'
import { questionLink } from './messages/question-link.ts'
import { referenceRequest } from './messages/reference-request.ts'
import { referral } from './messages/referral.ts'
import { registrationNotice } from './applications/registration-notice.ts'
import { reminder } from './applications/reminder.ts'
import { supportAsked } from './accounts/support-asked.ts'
import { template } from './template.ts'
import { translatorFor } from './translator-for.ts'

/** Asks a number that a person gave for a YES. It may be a stranger's: it names no one. */
const textRequest = template(z.object({}), {
  text: (_, { language }) => translatorFor(language)('request.text'),
  email: undefined,
})

/** Every message of the site by its name, as the column message.template stores it. */
export const templates = {
  'account-erased': accountErased,
  'application-submitted': applicationSubmitted,
  'auto-applied': autoApplied,
  'auto-apply-asked': autoApplyAsked,
  'candidate-notice': candidateNotice,
  'credentials-changed': credentialsChanged,
  'desk-notice': deskNotice,
  'erase-code': eraseCode,
  'job-alert': jobAlert,
  'job-notice-proof': jobNoticeProof,
  'job-opened': jobOpened,
  'join-request': joinRequest,
  'login-code': loginCode,
  'email-code': loginCode,
  'no-shows': noShows,
  'number-moved': numberMoved,
  'message-notice': messageNotice,
  'message-refused': messageRefused,
  'messages-reported': messagesReported,
  'manager-notice': managerNotice,
  'phone-code': phoneCode,
  'question-link': questionLink,
  'reference-request': referenceRequest,
  referral,
  'registration-notice': registrationNotice,
  reminder,
  'reset-link': resetLink,
  'support-asked': supportAsked,
  'text-request': textRequest,
} as const satisfies Record<MessageName, unknown>
export type TemplateName = MessageName
