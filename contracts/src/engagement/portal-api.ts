import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { pageSize } from '../page-size.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, instant, line, paragraph, placeCode, upTo, url } from '../fields/texts.ts'
import { sentProgress } from './messages-api.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { givenReference } from '../profile/reference-api.ts'
import { noShowStates } from './enumerations.ts'

/*
 * What hiring managers read of the applications to their company's roles. What belongs to another company
 * answers 404, and no answer has a contact, a birth date or an equal-opportunity answer of a candidate.
 */

/** The tabs that list applications, by their numbers in 2 §4. The seventh is the export, which wizard owns. */
export const listedTabs = [1, 2, 3, 4, 5, 6] as const
export type ListedTab = (typeof listedTabs)[number]

const applicationId = z.uuid({ error: 'field.invalid' })

/** An application in a list of the portal. */
export const applied = z.object({
  id,
  candidate: z.object({ first_name: line, last_name: line }),
  position: z.object({ id: z.number(), title: line, city: line, region: placeCode }),
  /** 2 §4: 0 to 7 */
  state: z.number(),
  /** the tab that shows it; null where the search alone does */
  tab: z.nullable(z.number()),
  submitted_at: instant,
  /** ISO 8601: in this state since then */
  since: instant,
  /** the time of its latest open invite; null where none is picked */
  interview_at: z.nullable(instant),
  /** IANA name, of its place */
  interview_zone: z.nullable(id),
  withdrawn: z.boolean(),
  /** auto-apply sent it, as the candidate had asked for */
  automatic: z.boolean(),
})
export type Applied = z.output<typeof applied>

const tabCount = z.number()
export const tabCounts = z.object({
  '1': tabCount,
  '2': tabCount,
  '3': tabCount,
  '4': tabCount,
  '5': tabCount,
  '6': tabCount,
})
export const may = z.object({ edit: z.boolean() })

export const applicantsSorts = ['newest', 'oldest', 'name', 'role'] as const

/** Of the funnel of the stats, and those not answered yet. */
export const applySteps = ['invited', 'interviewed', 'forward', 'hired', 'waiting'] as const
export type ApplyStep = (typeof applySteps)[number]

/** Characters of the name of a source. */
export const maxSource = 60
/** Sources that the stats name; those of the fewest applications are left out. */
export const maxSources = 12

/** What narrows a list: one role, the days in which it was sent, a state. */
export const applicantsFilter = {
  position: z.optional(wholeNumber(1, 999_999_999)),
  state: z.optional(wholeNumber(0, 7)),
  /** days back from now in which it was sent */
  days: z.optional(wholeNumber(1, 366)),
  /** those that a number of the stats counts */
  step: z.optional(z.enum(applySteps)),
  /** where they came from, as the stats name it; empty: not known */
  source: z.optional(z.string().check(z.maxLength(maxSource))),
}

export const listApplicants = endpoint({
  name: 'engagement.portal-application.list',
  owner: 'engagement',
  // words in a name are personal, so they are in the body and never in an address
  method: 'POST',
  path: '/api/hire/v1/portal/application/search/',
  summary: "The applications to the roles of the caller's company by tab of the pipeline, 20 a page.",
  access: portal('user', 'view'),
  query: z.object({
    ...applicantsFilter,
    tab: z.optional(wholeNumber(1, 6)),
    sort: z.optional(z.enum(applicantsSorts)),
    page: z.optional(wholeNumber(1, 99_999)),
  }),
  body: z.object({
    ...csrf,
    /** words in the candidate's name or in the role */
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  answers: {
    200: z.object({
      applications: listOf(applied, pageSize),
      counts: tabCounts,
      page: z.number(),
      pages: z.number(),
      total: z.number(),
      /** `export`: the equal-opportunity answers, as an admin of the company */
      may: z.extend(may, { export: z.boolean() }),
    }),
  },
})

const interviewOf = z.object({
  id,
  type: z.number(),
  state: id,
  starts_at: z.nullable(instant),
  zone: id,
  place: z.nullable(line),
  link: z.nullable(url),
  confirmed: z.boolean(),
  /** 2 §4: how it went, by the manager */
  outcome: z.nullable(z.number()),
  /** why the candidate contests that they did not come; null where they do not */
  contested: z.nullable(paragraph),
  /** what became of a reported no-show; null where there is none */
  no_show_state: z.nullable(z.enum(noShowStates)),
  /** what the company noted with the outcome */
  note: z.nullable(paragraph),
  /** what the candidate says about it, 2 §4: 1 to 6; null until they do */
  feedback: z.nullable(
    z.object({
      state: z.number(),
      reason: z.nullable(paragraph),
      /** they would like another time */
      reschedule: z.boolean(),
    }),
  ),
})

/** Steps of one application that are read with it. */
export const maxSteps = 100

/** The steps before so many of the first ones, in place of the latest: `earlier_steps` of an answer asks for what was before it. */
export const stepsBefore = z.object({ before: z.optional(wholeNumber(1, 999_999)) })

/** References of one candidate that a company reads. */
export const maxReferences = 20

export const getApplied = endpoint({
  name: 'engagement.portal-application.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/portal/application/:id/',
  summary: "One application to a role of the caller's company, with its timeline and interviews.",
  access: portal('user', 'view'),
  params: z.object({ id: applicationId }),
  query: stepsBefore,
  answers: {
    200: z.object({
      application: z.extend(applied, {
        reasons: listOf(id, 32),
        reason_other: z.nullable(paragraph),
        /** when the candidate moves closer, MM/DD/YYYY; null: never, or not known */
        move_date: z.nullable(line),
        /** what managers of earlier jobs said, the latest first */
        references: listOf(givenReference, maxReferences),
        /** the latest steps, or those before, oldest first */
        timeline: listOf(
          z.object({
            state: z.number(),
            what: id,
            at: instant,
            /** how far the word of it has come; null where none goes, or nothing is known yet */
            sent: z.nullable(sentProgress),
          }),
          maxSteps,
        ),
        /** steps before those */
        earlier_steps: z.number(),
        /** latest first */
        invites: listOf(interviewOf, 20),
        /** how far the word of each invite has come */
        invite_notices: listOf(z.extend(sentProgress, { invite_id: id }), 20),
        /** states to which it may be moved (contracts/engagement/application-states.ts) */
        moves: listOf(z.number(), 8),
        /** it may be invited to an interview */
        open: z.boolean(),
      }),
      may,
    }),
  },
})
export type AppliedDetail = z.output<(typeof getApplied)['answers'][200]>['application']

export const maxExported = 10_000

/** The list of a tab as CSV. */
export const exportApplicants = endpoint({
  name: 'engagement.portal-application.export',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/portal/application-export/',
  summary: 'The applications of a list as CSV.',
  access: portal('user', 'view'),
  perMinute: 10,
  query: z.object({ ...applicantsFilter, tab: z.optional(wholeNumber(1, 6)) }),
  answers: { 200: z.unknown() },
  media: 'text/csv',
})

/** What words find of that list: they are personal, so they are in the body and never in an address. */
export const exportFound = endpoint({
  name: 'engagement.portal-application.export-found',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/portal/application-export/',
  summary: 'The applications that words find in a list, as the rows of a file.',
  access: portal('user', 'view'),
  perMinute: 10,
  query: exportApplicants.query,
  body: z.object({ ...csrf, search: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answers: { 200: z.object({ rows: listOf(listOf(upTo(300), 9), maxExported + 1) }) },
})
