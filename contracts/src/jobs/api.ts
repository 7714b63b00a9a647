import * as z from 'zod/mini'
import { anybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { commuteLimitMinutes, positionStatuses, roles, scheduleTypes, shifts } from './enumerations.ts'

const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'field.invalid')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(minimum, 'field.invalid'), z.lte(maximum, 'field.invalid')),
    ),
  )

/** The filters of the list in the query of an address; bits as in enumerations. 2 §7. */
export const positionFilter = z.object({
  role: z.optional(wholeNumber(0, 127)),
  shift: z.optional(wholeNumber(0, 7)),
  /** 1: no job that asks for weekends */
  weekend: z.optional(wholeNumber(0, 1)),
  /** 1: only jobs that need no experience */
  entry: z.optional(wholeNumber(0, 1)),
  /** 1: no job with a drug screen */
  screen: z.optional(wholeNumber(0, 1)),
  /** 1: only jobs where a criminal record is looked at case by case */
  background: z.optional(wholeNumber(0, 1)),
  wage_start: z.optional(wholeNumber(0, 999)),
  wage_end: z.optional(wholeNumber(0, 999)),
  zip: z.optional(z.string().check(z.regex(/^\d{5}$/, 'person.zip-invalid'))),
  /**
   * where the search is, in place of a ZIP, as the commute call answers it; `ooa` (out of area) is no place. 2 §7.
   */
  geohash: z.optional(z.string().check(z.regex(/^(ooa|[0-9b-hjkmnp-z]{1,12})$/i, 'field.invalid'))),
  /** miles from there; a signed-in person's own home counts where neither is given */
  distance: z.optional(wholeNumber(0, 500)),
  /** travel modes as bits: by car 1, by public transit 2; 0 means any */
  commute_type: z.optional(wholeNumber(0, 3)),
  /** maximum minutes from the ZIP by the fastest of these; 120 means any */
  commute_length: z.optional(wholeNumber(1, commuteLimitMinutes)),
  page: z.optional(wholeNumber(1, 10_000)),
})

const wage = z.nullable(z.number())

/** What a card shows (JB-08). Candidates decide by pay, place, shift and distance. */
export const positionCard = z.object({
  id: z.number(),
  title: z.string(),
  company: z.object({ id: z.number(), name: z.string(), logo_url: z.nullable(z.string()) }),
  location: z.object({
    city: z.string(),
    state: z.string(),
    zip: z.nullable(z.string()),
    /** found from a borough or city name, not from an address */
    approximate: z.boolean(),
  }),
  /** cut after `excerptCharacters` */
  description: z.string(),
  /** dollars an hour; null where the posting has none */
  wage: z.object({ from: wage, to: wage }),
  role: z.nullable(z.enum(roles)),
  shifts: z.array(z.enum(shifts)),
  schedule_start: z.nullable(z.string()),
  schedule_type: z.enum(scheduleTypes),
  /** miles from the ZIP of the search; null without one */
  distance: z.nullable(z.number()),
  /** estimated minutes from there; shown by `minutesShown` of rules/commute.ts */
  commute: z.nullable(z.object({ driving: z.number(), transit: z.number() })),
  posted_at: z.string(),
  state: z.enum(positionStatuses),
  /** the signed-in person's application to it; null without one */
  application_id: z.optional(z.nullable(z.string())),
})
export type PositionCard = z.output<typeof positionCard>

export const listPositions = endpoint({
  name: 'jobs.position.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/position/',
  summary:
    'Open positions by category, shift, wage, commute and what they ask for, 20 a page: signed in the best fit first, otherwise the nearest or the newest.',
  access: anybody,
  query: positionFilter,
  answers: {
    200: z.object({
      positions: z.array(positionCard),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
      /** there are more than `total`: counting and pages end there */
      more: z.boolean(),
      /** where the search is, by its ZIP or the person's home; null by a geohash too */
      place: z.nullable(z.object({ zip: z.string(), city: z.string(), state: z.string() })),
      /** what comes first; those that are alike come newest first */
      sort: z.optional(z.enum(['fit', 'distance', 'newest'])),
    }),
  },
})

export const getPosition = endpoint({
  name: 'jobs.position.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/position/:id/',
  summary: 'One position with its whole description, whatever its state.',
  access: anybody,
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  query: z.object({ zip: positionFilter.shape.zip }),
  answers: {
    200: z.object({
      position: z.extend(positionCard, {
        /** plain text, a paragraph or list item a line; list items begin with "- " */
        details: z.array(z.object({ heading: z.nullable(z.string()), text: z.string() })),
        schedule_description: z.nullable(z.string()),
        /** the company's own description */
        about: z.nullable(z.string()),
        /** as in the posting */
        address: z.nullable(z.string()),
      }),
    }),
  },
})

export const companyLogo = endpoint({
  name: 'jobs.company.logo',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/company/:id/logo/',
  summary: "A company's logo.",
  access: anybody,
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  media: 'image/*',
  answers: { 200: z.unknown() },
})

const sitemapEntry = { changed_at: z.string() }

/** BY-06: not in the specification. The shell server makes the sitemap of it. */
export const listSitemaps = endpoint({
  name: 'jobs.sitemap.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/sitemap/',
  summary: 'The pages of the sitemap that hold open positions, each with its latest change.',
  access: anybody,
  answers: { 200: z.object({ pages: z.array(z.object({ page: z.number(), ...sitemapEntry })) }) },
})

/** `not-found` for a page without open positions. */
export const getSitemap = endpoint({
  name: 'jobs.sitemap.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/sitemap/:page/',
  summary: 'The open positions of a page of the sitemap.',
  access: anybody,
  params: z.object({ page: wholeNumber(1, 400_000) }),
  answers: { 200: z.object({ positions: z.array(z.object({ id: z.number(), ...sitemapEntry })) }) },
})
