import * as z from 'zod/mini'
import { maxReports } from './reports-address.ts'

/** What is counted (2 §7, 2 §8). A name alone: nothing of the person, and nothing that they typed. */
export const analyticsEvents = [
  // conversions: an endpoint's `counts`
  'account_created',
  'application_sent',
  'event_registered',
  /** an email address waits for a closed job */
  'job_notice_asked',
  'login_failed',
  'hiring_event_registration_failed',
  'training_event_registration_failed',
  'program_registration_failed',
] as const
export type AnalyticsEvent = (typeof analyticsEvents)[number]
const isAnalyticsEvent = (name: string): name is AnalyticsEvent =>
  analyticsEvents.some((known) => known === name)

/** An unhandled error, without its message, which may say what a person typed. */
export const errorReport = z.object({
  /** the part of the site: "window", "slot auth.entry.v1" */
  where: z.string().check(z.regex(/^[\w .-]{1,80}$/)),
  /** the class of the error */
  name: z.string().check(z.regex(/^\w{1,40}$/)),
  /** file, line and column, where it is one of the site's */
  at: z.nullable(z.string().check(z.regex(/^\/[\w./-]{1,160}(:\d{1,7}){0,2}$/))),
})
export type ErrorReport = z.output<typeof errorReport>

export const reports = z.object({
  /** a page of a newer release may count what this one does not know: it is left out */
  events: z.pipe(
    z.array(z.string().check(z.regex(/^[a-z_]{1,60}$/))).check(z.maxLength(maxReports)),
    z.transform((names) => names.filter(isAnalyticsEvent)),
  ),
  errors: z.array(errorReport).check(z.maxLength(maxReports)),
})
export type Reports = z.output<typeof reports>
