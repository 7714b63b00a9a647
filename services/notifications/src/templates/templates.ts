import { applicationSubmitted } from './application-submitted.ts'

/** Every message of the site by its name, which is what a row of the message table keeps. */
export const templates = { 'application-submitted': applicationSubmitted } as const
export type TemplateName = keyof typeof templates
