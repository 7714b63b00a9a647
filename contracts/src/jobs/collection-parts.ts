import * as z from 'zod/mini'
import { languages } from '../language/translate.ts'
import { listOf } from '../fields/list-of.ts'
import { line, placeCode, upTo, url } from '../fields/texts.ts'
import { collectionKinds, slugCharacters, slugPattern } from './collections.ts'
import { trades } from './enumerations.ts'

/** Schemas of the collections' calls. */

const slug = upTo(slugCharacters)
const openJobs = { n: z.number() }

/** A city with open jobs. */
export const placeCounted = z.object({ slug, city: line, state: placeCode, ...openJobs })
/** A kind of work with open jobs. */
export const tradeCounted = z.object({ slug, role: z.enum(trades), ...openJobs })

export const collectionShown = {
  places: 12,
  placesOfWelcome: 60,
  newest: 6,
  companies: 8,
  featured: 12,
} as const

export const byCollection = z.object({
  kind: z.enum(collectionKinds, 'field.choose'),
  slug: slug.check(z.regex(slugPattern, 'field.invalid')),
})

export const company = z.object({ id: z.number(), name: line, logo_url: z.nullable(url) })

/** The name of a list in the language of the request, else in the one that it has. */
export const featuredNamed = z.object({ slug, name: line, language: z.enum(languages) })

/** Where else to look. */
export const ways = {
  /** the nearest to a city, else those with most jobs */
  places: listOf(placeCounted, collectionShown.places),
  trades: listOf(tradeCounted, trades.length),
}

/** All of a collection but its jobs; one of the first three says what it is of. */
export const about = {
  place: z.nullable(z.object({ city: line, state: placeCode })),
  trade: z.nullable(z.enum(trades)),
  featured: z.nullable(z.extend(featuredNamed, { company })),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  /** there are more than `total` */
  more: z.boolean(),
  ...ways,
}

export const welcome = {
  ...ways,
  /** all open jobs */
  total: z.number(),
  places: listOf(placeCounted, collectionShown.placesOfWelcome),
  featured: listOf(featuredNamed, collectionShown.featured),
  /** of the newest jobs, those that have a logo first */
  companies: listOf(company, collectionShown.companies),
}
