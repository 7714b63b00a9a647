import { applicationSubmitted } from './application-submitted.ts'

/** Every message of the site by its name, as the column message.template stores it. */
export const templates = { 'application-submitted': applicationSubmitted } as const
export type TemplateName = keyof typeof templates
