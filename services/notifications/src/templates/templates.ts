import { applicationSubmitted } from './application-submitted.ts'
import { credentialsChanged } from './credentials-changed.ts'

/** Every message of the site by its name, as the column message.template stores it. */
export const templates = {
  'application-submitted': applicationSubmitted,
  'credentials-changed': credentialsChanged,
} as const
export type TemplateName = keyof typeof templates
