import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { line, upTo } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { maxSource, maxSources, tabCounts } from './portal-api.ts'

export const statsDays = [7, 30, 90, 365] as const

/** Of the applications that were sent in the last days. */
export const getStats = endpoint({
  name: 'engagement.portal-stats.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/portal/stats/',
  summary:
    "What became of the applications to the caller's company of the last days, and how fast they were answered.",
  access: portal('user', 'view'),
  query: z.object({ days: z.optional(wholeNumber(1, 366)) }),
  answers: {
    200: z.object({
      days: z.number(),
      /** by their state, 2 §4 */
      states: listOf(z.object({ state: z.number(), count: z.number() }), 8),
      total: z.number(),
      /** of those: invited, interviewed, moving forward or hired, hired */
      funnel: z.object({
        applied: z.number(),
        invited: z.number(),
        interviewed: z.number(),
        forward: z.number(),
        hired: z.number(),
      }),
      /** roles by their applications */
      roles: listOf(z.object({ id: z.number(), title: line, city: line, count: z.number() }), 10),
      /** where they came from, the most frequent first; null: not known */
      sources: listOf(
        z.object({ source: z.nullable(upTo(maxSource)), count: z.number(), hired: z.number() }),
        maxSources,
      ),
      /** interviews by what their candidates say, 2 §4; `reschedule`: those who would like another time */
      feedback: listOf(z.object({ state: z.number(), count: z.number(), reschedule: z.number() }), 8),
      /** hours until the company first did something; null without one */
      reply: z.object({
        median_hours: z.nullable(z.number()),
        answered: z.number(),
        waiting: z.number(),
      }),
    }),
  },
})

/** For the portal's first page: what is to be done. */
export const getDesk = endpoint({
  name: 'engagement.desk.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/portal/desk/',
  summary: "What waits for the managers of the caller's company.",
  access: portal('user', 'view'),
  answers: {
    200: z.object({
      counts: tabCounts,
      /** its roles that are known here */
      roles: z.number(),
      /** interviews in the next 24 hours */
      interviews: z.number(),
      /** what the caller may do first: post a role, invite managers */
      may: z.object({ post: z.boolean(), invite: z.boolean() }),
    }),
  },
})
