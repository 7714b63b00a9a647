import * as z from 'zod/mini'
import { anybody, portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { gatheringId } from '../engagement/gatherings.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, line } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'

/* What the poster of a role or an event says, and the keyword by which it is reached. */

const byId = z.object({ id: wholeNumber(1, 999_999_999) })

const poster = z.object({
  id: z.number(),
  title: line,
  company_name: line,
  location_name: line,
  wage: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  /** candidates can apply */
  active: z.boolean(),
  keyword: z.nullable(id),
  /** of the site, to which the keyword is texted, in E.164; null where texts are not received */
  number: z.nullable(id),
})
export type RolePoster = z.output<typeof poster>
const answer = z.object({ poster, may: z.object({ edit: z.boolean() }) })

const keywordBody = z.object({
  ...csrf,
  keyword: z.string().check(z.trim(), z.maxLength(60, 'field.max-length')),
})

/** `edit`: the caller may give it another one. */
const eventKeyword = z.object({
  keyword: z.nullable(id),
  /** of the site, to which it is texted, in E.164; null where texts are not received */
  number: z.nullable(id),
  may: z.object({ edit: z.boolean() }),
})
export type EventKeyword = z.output<typeof eventKeyword>

export const getRolePoster = endpoint({
  name: 'jobs.role-poster.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/portal/role/:id/poster/',
  summary: "What the poster of a role of the caller's company says.",
  access: portal('position', 'view'),
  params: byId,
  answers: { 200: answer },
})

/**
 * Gives a role the keyword of its poster; empty takes it away. A word stays its company's: its posters hang on. `conflict`: the
 * company has as many as it may have.
 */
export const setRoleKeyword = endpoint({
  name: 'jobs.role-keyword.set',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/portal/role/:id/keyword/',
  summary: "Give a role of the caller's company the keyword that people text to apply, or take it away.",
  access: portal('position', 'edit'),
  perMinute: 60,
  params: byId,
  body: keywordBody,
  answers: { 200: answer },
  errors: ['keyword-taken', 'keyword-reserved', 'conflict'],
})

const byGathering = z.object({ id: gatheringId })

/** What the poster of an event says beside its own words: `not-found` where the event is not known (yet). */
export const getEventKeyword = endpoint({
  name: 'jobs.event-keyword.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/event/:id/keyword/',
  summary: 'The keyword that people text to register for an event, and the number.',
  access: anybody,
  perMinute: 240,
  params: byGathering,
  answers: { 200: eventKeyword },
})

/** As that of a role: empty takes it away, and a word stays its company's. */
export const setEventKeyword = endpoint({
  name: 'jobs.event-keyword.set',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/portal/event/:id/keyword/',
  summary: "Give an event of the caller's company the keyword that people text to register, or take it away.",
  access: portal('company', 'edit'),
  perMinute: 60,
  params: byGathering,
  body: keywordBody,
  answers: { 200: eventKeyword },
  errors: ['keyword-taken', 'keyword-reserved', 'conflict'],
})

/** How a candidate came by a keyword: by a text's link, or by what the poster says. */
export const keywordWays = ['text', 'typed'] as const

/**
 * The address on a poster: leads to the application for its job, or to register for its event; to the page of either where it
 * is closed, else to all jobs.
 */
export const followKeyword = endpoint({
  name: 'jobs.keyword.follow',
  owner: 'jobs',
  method: 'GET',
  path: '/k/:word/',
  summary: 'Begin an application or a registration by the keyword of a poster.',
  access: anybody,
  perMinute: 120,
  params: z.object({ word: line }),
  query: z.object({ by: z.optional(z.string().check(z.maxLength(20))) }),
  answers: { 303: z.null() },
})

/** The address of a keyword, to print or to text. */
export const keywordPath = (word: string): string => `/k/${word}`
