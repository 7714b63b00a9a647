import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { mismatchTypes } from '../jobs/enumerations.ts'
import * as postingLimits from '../jobs/posting-limits.ts'
import { question } from '../jobs/question.ts'
import { mismatch } from '../jobs/rules/mismatch.ts'
import { listOf } from '../fields/list-of.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { id, instant } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { application, jobEntry } from './application.ts'
import { stepNames } from './step-names.ts'

/*
 * What managers see of an application as it was sent. What belongs to another company answers 404.
 */

/** Of a job without those who may be asked about it: they are the candidate's contacts. */
const sentJob = z.omit(jobEntry, { manager_name: true, manager_number: true, manager_reference: true })

/** The fields of an application that its company sees: no contact, no address, no birth date, nothing private. */
export const sentFields = {
  self_promo: application.shape.self_promo,
  jobs: z.optional(listOf(sentJob, 50)),
  /** those that were explained: "Tell employers why" */
  gaps: application.shape.gaps,
  schools: application.shape.schools,
  skills: application.shape.skills,
  /** where those skills come from that no job shows: "Tell employers where it comes from" */
  gut_checks: application.shape.gut_checks,
  pref_shift_day: application.shape.pref_shift_day,
  pref_shift_swing: application.shape.pref_shift_swing,
  pref_shift_night: application.shape.pref_shift_night,
  pref_shift_weekend: application.shape.pref_shift_weekend,
  pref_shift_overtime: application.shape.pref_shift_overtime,
  /** of this role alone */
  pref_shift_start: application.shape.pref_shift_start,
  questions: application.shape.questions,
}

/** The most questions that one company asks in one application. */
const maxAsked = maxPositions * postingLimits.questions

export const getSentApplication = endpoint({
  name: 'wizard.portal-application.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/portal/sent-application/:id/',
  summary: "An application to a role of the caller's company as it was sent: resume, answers and fit.",
  access: portal('user', 'view'),
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  answers: {
    200: z.object({
      id,
      submitted_at: instant,
      /** frozen: what the candidate changed since is not in it */
      application: z.strictObject(sentFields),
      /** those of the company, as they were asked */
      questions: listOf(question, maxAsked),
      /** what does not fit the role; of the way to work only that the candidate said they know of it, never how far it is */
      mismatch: listOf(mismatch, mismatchTypes.length),
      /** months of work in the last years */
      experience_months: z.number(),
      /** the candidate asked that a person alone looks at it: what was compared is neither in `mismatch` nor in `experience_months` */
      person_review: z.optional(z.boolean()),
    }),
  },
})
export type SentApplication = z.output<(typeof getSentApplication)['answers'][200]>

/**
 * The seventh tab. One row for each application, by its number, so that it can be joined with the list of the other
 * tabs for a report; no name and no contact. Admins of the company alone.
 */
export const exportEqualOpportunity = endpoint({
  name: 'wizard.portal-equal-opportunity.export',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/portal/equal-opportunity-export/',
  summary: "The equal-opportunity answers of those who applied to the caller's company, as CSV.",
  access: portal('company', 'admin'),
  perMinute: 10,
  query: z.object({
    /** days back from now in which it was sent */
    days: z.optional(wholeNumber(1, 1_100)),
  }),
  answers: { 200: z.unknown() },
  media: 'text/csv',
})
/** Rows of one file. */
export const maxEqualOpportunityRows = 50_000

/** Drop-off by step. No single draft can be told from it. */
export const getDropOff = endpoint({
  name: 'wizard.portal-drop-off.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/portal/drop-off/',
  summary:
    "How many applications to roles of the caller's company were begun and sent in the last days, and at which step the others wait.",
  access: portal('user', 'view'),
  query: z.object({ days: z.optional(wholeNumber(1, 366)) }),
  answers: {
    200: z.object({
      days: z.number(),
      /** sent, or saved and not sent */
      begun: z.number(),
      sent: z.number(),
      /** of those that are not sent, by the step that is next; in the order of the steps */
      steps: listOf(z.object({ step: z.enum(stepNames), count: z.number() }), stepNames.length),
      /** saved last before steps were kept */
      unknown: z.number(),
    }),
  },
})
export type DropOff = z.output<(typeof getDropOff)['answers'][200]>
