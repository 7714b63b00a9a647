import { applicantPaces, type EmailSettings } from '@lunchpail/contracts/engagement/email-settings-api'
import type { EmailSetting } from '../../generated/client.ts'

/** Of who chose nothing. */
const first: EmailSettings = { applicants: 'daily', answers: true, messages: true }

export const settingsOf = (row: EmailSetting | null | undefined): EmailSettings =>
  row
    ? {
        applicants: applicantPaces.find((pace) => pace === row.applicants) ?? first.applicants,
        answers: row.answers,
        messages: row.messages,
      }
    : first
