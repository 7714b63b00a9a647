import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { anybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { attributes } from '../matches/rules/score.ts'
import { pageSize } from '../page-size.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { instant, line, paragraph, placeCode, upTo, url } from '../fields/texts.ts'
import * as collection from './collection-parts.ts'
import { mismatchTypes, listSorts, shifts } from './enumerations.ts'
import { positionCard } from './search/position-card.ts'
import { positionFilter } from './search/position-filter.ts'
import { storedPostingFields } from './posting-schemas.ts'
import * as postingLimits from './posting-limits.ts'
import { mismatchShown } from './rules/mismatch.ts'

export * from './search/map-api.ts'
export * from './commute/commute-api.ts'
export * from './featured-api.ts'
export * from './company-text-api.ts'
export * from './feeds-api.ts'
export * from './notices-api.ts'
export * from './poster-api.ts'
export * from './search/search-api.ts'
export * from './questions-api.ts'
export * from './report-api.ts'
export * from './roles-api.ts'
export * from './search/similar-api.ts'
export { positionCard, type PositionCard } from './search/position-card.ts'

/** Spelled in one way, so that a page has one address. */
const byId = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'field.invalid')), wholeNumber(1, 999_999_999)),
})

export const listPositions = endpoint({
  name: 'jobs.position.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/position/',
  summary:
    'Open positions by words, category, shift, wage, commute, benefits and what they ask for, 20 a page: by words or signed in the best fit first, otherwise the nearest or the newest, or as `sort` says.',
  access: anybody,
  // two hundred people behind one address, fifteen searches a minute each
  slowsAbove: 3_000,
  query: positionFilter,
  answers: {
    200: z.object({
      positions: listOf(positionCard, pageSize),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
      /** there are more than `total`: counting and pages end there */
      more: z.boolean(),
      /** where the search is, by its ZIP, the ZIP code nearest to its geohash, or the person's home */
      place: z.nullable(z.object({ zip: placeCode, city: line, state: placeCode })),
      /** what comes first; those that are alike come newest first */
      sort: z.optional(z.enum(listSorts)),
      /** how typed words were understood; absent without them */
      words: z.optional(
        z.object({
          /** the words that were looked for in place of mistyped ones */
          instead: z.nullable(line),
          /** no job has all of the words: these have some */
          some: z.boolean(),
          /** nothing found: words of jobs that are like them */
          near: listOf(line, 3),
        }),
      ),
    }),
  },
})

/**
 * The other fields of a position as 2 §3 names them. Optional: a page that is newer than the service gets none of them.
 */
const positionFields = z.partial(
  z.object({
    company_name: line,
    /** the facility's place */
    location_name: line,
    city: line,
    /** the page of the job on this site */
    link: url,
    logo_url: z.nullable(url),
    /** whether it takes applications */
    active: z.boolean(),
    role_type: z.nullable(z.number()),
    role_type_text: z.nullable(line),
    schedule_type_text: line,
    /** by the windows of its start times, else as the posting names its shifts */
    shift_types: listOf(z.enum(shifts), shifts.length),
    commute_times: z.nullable(z.object({ driving: z.number(), transit: z.number() })),
    facility_id: z.number(),
    facility: z.object({ name: line }),
    latitude: z.number(),
    longitude: z.number(),
    /** what it asks for that a person may refuse */
    attributes: listOf(z.enum(attributes), attributes.length),
    /** when the last day that its feed names is over; null where it names none */
    closes_at: z.nullable(instant),
    /** how long the company usually takes to answer, as a sentence; null where too few answers say it */
    replies: z.nullable(line),
    /** where the signed-in person withdrew their application: when they may apply again, as a sentence */
    apply_again: z.nullable(line),
    /** why it may not suit the signed-in person; empty for a visitor */
    num_mismatch: z.number(),
    mismatch: listOf(mismatchShown, mismatchTypes.length),
    ...storedPostingFields,
  }),
)

export const getPosition = endpoint({
  name: 'jobs.position.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/position/:id/',
  summary: 'One position with its whole description, whatever its state.',
  access: anybody,
  params: byId,
  query: z.object({ zip: positionFilter.shape.zip }),
  answers: {
    200: z.object({
      position: z.extend(positionCard, {
        /** plain text, a paragraph or list item a line; list items begin with "- " */
        details: listOf(
          z.object({ heading: z.nullable(line), text: upTo(postingLimits.sectionCharacters) }),
          postingLimits.sections,
        ),
        /** the company's own description */
        about: z.nullable(paragraph),
        /** as in the posting */
        address: z.nullable(line),
        ...positionFields.shape,
      }),
    }),
  },
})

/** What everybody may see of a company. `not-found` for one that never opened a position. */
export const getCompany = endpoint({
  name: 'jobs.company.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/company/:id/',
  summary: 'A company with its open positions, the newest first, 20 a page.',
  access: anybody,
  // as those of the list
  slowsAbove: 3_000,
  params: byId,
  query: z.object({ page: positionFilter.shape.page }),
  answers: {
    200: z.object({
      company: z.object({
        id: z.number(),
        name: line,
        logo_url: z.nullable(url),
        /** its own words */
        about: z.nullable(paragraph),
        /** how long it usually takes to answer, as a sentence; null where too few answers say it */
        replies: z.nullable(line),
      }),
      positions: listOf(positionCard, pageSize),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
    }),
  },
})

/** For the home page and /jobs/welcome. */
export const getOverview = endpoint({
  name: 'jobs.overview.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/overview/',
  summary: 'How many jobs are open, in which cities and trades, with some of the newest and their companies.',
  access: anybody,
  slowsAbove: 3_000,
  answers: {
    200: z.object({ ...collection.welcome, newest: listOf(positionCard, collection.collectionShown.newest) }),
  },
})

/** `not-found` for a city or list that is none; without jobs it says so. */
export const getCollection = endpoint({
  name: 'jobs.collection.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/collection/:kind/:slug/',
  summary:
    'Open positions of a city or a trade, the newest first, or of a featured list in its order, 20 a page.',
  access: anybody,
  slowsAbove: 3_000,
  params: collection.byCollection,
  query: z.object({ page: positionFilter.shape.page }),
  answers: {
    200: z.object({ ...collection.about, positions: listOf(positionCard, pageSize) }),
  },
})

export const companyLogo = endpoint({
  name: 'jobs.company.logo',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/company/:id/logo/',
  summary: "A company's logo.",
  access: anybody,
  params: byId,
  media: 'image/*',
  answers: { 200: z.unknown() },
})
