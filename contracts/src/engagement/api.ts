import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { listOf } from '../fields/list-of.ts'
import { seenText } from '../fields/one-line.ts'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { pageSize } from '../page-size.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { rejectionBit, applicationState, timelineSteps, withdrawReasonMinimum } from './enumerations.ts'
import { invite, maxNoShows } from './interviews-api.ts'
import { maxSteps, stepsBefore } from './portal-api.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, instant, line, paragraph, placeCode, url } from '../fields/texts.ts'

export * from './email-settings-api.ts'
export * from './gathering-api.ts'
export * from './interviews-api.ts'
export * from './messages-api.ts'
export * from './portal-events.ts'
export * from './prompts-api.ts'
export * from './referral-api.ts'
export * from './portal-api.ts'
export * from './portal-calendar-api.ts'
export * from './portal-interviews-api.ts'
export * from './portal-stats-api.ts'

/** A submitted application, as its candidate sees it. */
export const application = z.object({
  id,
  position: z.object({
    id: z.number(),
    title: line,
    company_name: line,
    city: line,
    region: placeCode,
    /** absent where the position is not known (anymore) */
    logo_url: z.optional(z.nullable(url)),
    /** dollars an hour, as they were when the person applied, like the rest; absent where they were not said */
    wage: z.optional(z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) })),
  }),
  /** 2 §4: 0 applied, 1 interview, 2 rejected, 3 hire pending, 4 canceled */
  state: z.number(),
  had_interview: z.boolean(),
  approved: z.boolean(),
  reason: z.nullable(z.number()),
  reason_other: z.nullable(paragraph),
  /** ISO 8601 */
  submitted_at: instant,
  /** 2 §4: 0 to 7, what the employer sees; says more of an application that is moving forward */
  employer_state: z.number(),
  /** names of the bits of `reason` */
  reasons: listOf(id, 32),
  /** ISO 8601: in this state since then */
  since: z.nullable(instant),
  /** its candidate withdrew it */
  withdrawn: z.boolean(),
  may_withdraw: z.boolean(),
  /** ISO 8601, of the last application for an open job where it was withdrawn: when its candidate may apply again */
  apply_again_at: z.nullable(instant),
  may_apply_again: z.boolean(),
  /** auto-apply sent it */
  automatic: z.optional(z.boolean()),
  /** ISO 8601: until when it is taken back by one press; null where it cannot be, or can no longer */
  take_back_until: z.optional(z.nullable(instant)),
  /** the company usually answers within so many days; null once it did, or where too few answers say it */
  reply_days: z.nullable(z.number()),
  /** the latest invite to interview */
  invite: z.nullable(invite),
  /** its interviews that the company reported as missed, of earlier invites too, the latest report first */
  no_shows: z.optional(listOf(invite, maxNoShows)),
  /** the latest steps, or those before, oldest first */
  timeline: listOf(
    z.object({
      state: z.number(),
      /** as the employer has it; absent from what an older release answers */
      employer_state: z.optional(z.number()),
      at: instant,
      what: z.enum(timelineSteps),
      /** the company reported a no-show, and the state stayed; `what` is then `state` */
      no_show: z.optional(z.boolean()),
    }),
    maxSteps,
  ),
  /** steps before those; absent: none */
  earlier_steps: z.optional(z.number()),
})
export type Application = z.output<typeof application>

/** 20 a page; a page past the last one is empty. */
export const listApplications = endpoint({
  name: 'engagement.application.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/application/',
  summary: "The signed-in candidate's applications, newest first, 20 a page.",
  access: signedIn,
  query: z.object({
    page: z.optional(wholeNumber(1, 99_999)),
  }),
  answers: {
    200: z.object({
      applications: listOf(application, pageSize),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
      /** messages of companies that the candidate has not opened yet, in all of them */
      unread_messages: z.number(),
    }),
  },
})

/** `not-found` for another person's application. */
export const getApplication = endpoint({
  name: 'engagement.application.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/application/:id/',
  summary: 'One application of the signed-in candidate.',
  access: signedIn,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  query: stepsBefore,
  answers: { 200: z.object({ application }) },
})

/**
 * 2 §7: its candidate withdraws it, with state and reason as numbers or by the names of 2 §9, which shows no bits;
 * `conflict` where it is decided already.
 */
export const withdrawApplication = endpoint({
  name: 'engagement.application.withdraw',
  owner: 'engagement',
  method: 'PATCH',
  path: '/api/hire/v1/application/:id/',
  summary: 'Withdraw an application of the signed-in candidate, with a reason.',
  access: signedIn,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: z.object({
    ...csrf,
    state: z.literal([applicationState.rejected, 'rejected'], 'field.choose'),
    reason: z.literal([rejectionBit('withdrawn'), 'withdrawn'], 'field.choose'),
    reason_other: z.string().check(z.trim(), z.minLength(withdrawReasonMinimum), atMost(2_000), seenText),
  }),
  answers: { 200: z.object({ application }) },
  errors: ['conflict'],
})

/** `conflict` where auto-apply did not send it, where 24 hours are over, or where it is decided already. */
export const takeBackApplication = endpoint({
  name: 'engagement.application.take-back',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/application/:id/take-back/',
  summary: 'Withdraw what auto-apply sent, within 24 hours and without a reason.',
  access: signedIn,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: z.object({ ...csrf }),
  answers: { 200: z.object({ application }) },
  errors: ['conflict'],
})
