import * as z from 'zod/mini'
import { anybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { instant, upTo } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { collectionKinds, slugCharacters } from './collections.ts'
import { sitemapIds } from './enumerations.ts'

/** More than ids can have. */
const maxSitemaps = 400_000
const sitemapEntry = { changed_at: instant }

/** Not in the specification. The shell server makes the sitemap of it. */
export const listSitemaps = endpoint({
  name: 'jobs.sitemap.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/sitemap/',
  summary: 'The pages of the sitemap that hold open positions, each with its latest change.',
  access: anybody,
  answers: {
    200: z.object({
      pages: listOf(z.object({ page: z.number(), ...sitemapEntry }), maxSitemaps),
    }),
  },
})

/** `not-found` for a page without open positions. */
export const getSitemap = endpoint({
  name: 'jobs.sitemap.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/sitemap/:page/',
  summary: 'The open positions of a page of the sitemap.',
  access: anybody,
  params: z.object({ page: wholeNumber(1, maxSitemaps) }),
  answers: {
    200: z.object({
      positions: listOf(z.object({ id: z.number(), ...sitemapEntry }), sitemapIds),
      /** companies whose first open position is among them */
      companies: listOf(z.object({ id: z.number(), ...sitemapEntry }), sitemapIds),
    }),
  },
})

/** As many as a sitemap may hold. */
export const maxCollections = 50_000

/** Not in the specification. */
export const listCollections = endpoint({
  name: 'jobs.collection.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/collection/',
  summary:
    'The addresses of the cities, trades and featured lists that have open positions, for the sitemap.',
  access: anybody,
  answers: {
    200: z.object({
      collections: listOf(
        z.object({ kind: z.enum(collectionKinds), slug: upTo(slugCharacters) }),
        maxCollections,
      ),
    }),
  },
})

/** Not in the specification. 304 to whoever has it already. */
export const getIndeedFeed = endpoint({
  name: 'jobs.feed.indeed',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/feed/indeed/',
  summary: "The open positions of approved companies as Indeed's XML job feed.",
  access: anybody,
  perMinute: 20,
  media: 'application/xml',
  answers: { 200: z.unknown(), 304: z.null() },
})
