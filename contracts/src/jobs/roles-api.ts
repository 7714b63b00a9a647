import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { pageSize } from '../page-size.ts'
import { csrf, knownVersion } from '../fields/request-fields.ts'
import { id, instant, line, paragraph, placeCode, upTo } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import {
  positionStatuses,
  roleReviews,
  trades,
  scheduleTypes,
  screeningFindings,
  screeningKinds,
  shifts,
  portalState,
} from './enumerations.ts'
import { type KeywordId, keywordIds } from './keywords.ts'
import { storedPostingFields, typedPostingFields } from './posting-schemas.ts'
import * as postingLimits from './posting-limits.ts'
import { neededLine, neededText, optionalLine, optionalText } from './typed-text.ts'

/*
 * Roles: the positions of a company as its managers work with them. What belongs to another company answers 404.
 */

const byId = z.object({ id: wholeNumber(1, 999_999_999) })

/** A role in the list of the portal. */
export const role = z.object({
  id: z.number(),
  title: line,
  /** of its place */
  location_name: line,
  state: z.enum(positionStatuses),
  portal_state: z.literal(Object.values(portalState)),
  /** candidates can find it and apply */
  active: z.boolean(),
  wage: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  shifts: listOf(z.enum(shifts), shifts.length),
  /** questions that it asks */
  questions: z.number(),
  posted_at: instant,
  changed_at: instant,
  /** null where it is not reviewed */
  review: z.nullable(z.enum(roleReviews)),
})

export type RoleListed = z.output<typeof role>

export const may = z.object({ edit: z.boolean() })

export const roleFilters = ['all', ...positionStatuses] as const

const counts = z.object({ all: z.number(), open: z.number(), paused: z.number(), closed: z.number() })

/** Active first, then by state, title and location; 20 a page. `search` is in the title or the place. */
export const listRoles = endpoint({
  name: 'jobs.role.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/portal/role/',
  summary: "The roles of the caller's company, those that are active first, 20 a page.",
  access: portal('position', 'view'),
  query: z.object({
    page: z.optional(wholeNumber(1, 99_999)),
    state: z.optional(z.enum(roleFilters)),
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  answers: {
    200: z.object({
      roles: listOf(role, pageSize),
      /** of the search, by state */
      counts,
      page: z.number(),
      pages: z.number(),
      total: z.number(),
      may,
    }),
  },
})

const wage = z._default(
  z.nullable(
    z.number('field.invalid').check(
      z.gte(0, 'field.invalid'),
      z.lte(500, 'field.invalid'),
      // less than a cent would be stored as another amount
      z.refine((amount) => Number(amount.toFixed(2)) === amount, 'role.wage-cents'),
    ),
  ),
  null,
)

/**
 * What a manager types of a role. Until it is opened it is incomplete (portal state 3), which only its company sees, and it
 * opens with pay and shifts alone (`role-incomplete`).
 */
const roleFields = {
  title: neededLine(postingLimits.lineCharacters),
  zip: z.string().check(z.trim(), z.regex(/^\d{5}$/, 'person.zip-invalid')),
  address: optionalLine(postingLimits.lineCharacters),
  role: z._default(z.nullable(z.enum(trades)), null),
  wage_from: wage,
  wage_to: wage,
  shifts: z._default(listOf(z.enum(shifts), shifts.length), []),
  schedule_type: z._default(z.enum(scheduleTypes), 'either'),
  /** half hours as the form offers them, "7:00AM or 3:00PM"; one that a feed gave may stay as it is */
  schedule_start: optionalText(postingLimits.lineCharacters),
  /** plain text, a paragraph or list item a line */
  description: neededText(postingLimits.sectionCharacters),
  ...typedPostingFields,
  keywords: z._default(
    z.array(z.enum(keywordIds as [KeywordId, ...KeywordId[]])).check(z.maxLength(postingLimits.keywords)),
    [],
  ),
  /** ids of the company's questions, in the order in which they are asked */
  questions: z._default(listOf(id, postingLimits.questions), []),
}

const wagesFit = z.refine<{ wage_from: number | null; wage_to: number | null }>(
  ({ wage_from: from, wage_to: to }) => from === null || to === null || from <= to,
  { path: ['wage_to'], error: 'role.wage-order' },
)

/** The body of a role: what is typed, as a form checks it. */
export const roleBody = z.object(roleFields).check(wagesFit)

export type RoleFields = z.output<typeof roleBody>

const roleDetail = z.extend(role, {
  version: z.number(),
  zip: z.nullable(placeCode),
  address: z.nullable(line),
  role: z.nullable(z.enum(trades)),
  schedule_type: z.enum(scheduleTypes),
  schedule_start: z.nullable(line),
  description: upTo(
    postingLimits.sections * (postingLimits.sectionCharacters + postingLimits.lineCharacters),
  ),
  ...storedPostingFields,
  keywords: listOf(id, postingLimits.keywords),
  question_ids: listOf(id, postingLimits.questions),
  /** it came by an import, and was not changed here yet */
  imported: z.boolean(),
  /** why an operator hid it, in their words */
  review_reason: z.nullable(paragraph),
  /** the sentences that an operator looks at */
  review_findings: z.optional(
    listOf(z.object({ kind: z.enum(screeningKinds), sentence: upTo(300) }), screeningFindings),
  ),
})

export type RoleDetail = z.output<typeof roleDetail>

const detailAnswer = z.object({ role: roleDetail, may })

export const getRole = endpoint({
  name: 'jobs.role.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/portal/role/:id/',
  summary: "One role of the caller's company.",
  access: portal('position', 'view'),
  params: byId,
  answers: { 200: detailAnswer },
})

/** Open at once, or kept as paused until it is opened. `company-pending`: its approval is still on its way here. */
export const createRole = endpoint({
  name: 'jobs.role.create',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/portal/role/',
  summary: "Post a role of the caller's company.",
  access: portal('position', 'edit'),
  perMinute: 60,
  idempotent: true,
  bodyLimit: 131_072,
  body: z
    .object({ ...csrf, ...roleFields, state: z._default(z.enum(['open', 'paused']), 'open') })
    .check(wagesFit),
  answers: { 201: detailAnswer },
  errors: ['role-incomplete'],
})

/** `conflict`: another manager changed it since `version`. */
export const changeRole = endpoint({
  name: 'jobs.role.change',
  owner: 'jobs',
  method: 'PATCH',
  path: '/api/hire/v1/portal/role/:id/',
  summary: "Change a role of the caller's company. Imports leave it alone from then on.",
  access: portal('position', 'edit'),
  perMinute: 120,
  bodyLimit: 131_072,
  params: byId,
  body: z.object({ ...csrf, ...roleFields, version: knownVersion }).check(wagesFit),
  answers: { 200: detailAnswer },
  errors: ['conflict', 'role-incomplete'],
})

export const setRoleState = endpoint({
  name: 'jobs.role.set-state',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/portal/role/:id/state/',
  summary: "Open, pause or close a role of the caller's company.",
  access: portal('position', 'edit'),
  perMinute: 120,
  params: byId,
  body: z.object({ ...csrf, state: z.enum(positionStatuses, 'field.choose') }),
  answers: { 200: detailAnswer },
  errors: ['role-incomplete', 'role-not-approved'],
})
