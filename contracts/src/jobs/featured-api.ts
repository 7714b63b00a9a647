import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf, flag, knownVersion, positionId } from '../fields/request-fields.ts'
import { id, line, upTo } from '../fields/texts.ts'
import { featuredSlug, isReservedSlug } from './collections.ts'
import { positionStatuses } from './enumerations.ts'
import { may } from './roles-api.ts'
import { optionalLine } from './typed-text.ts'

/*
 * A company shows some of its open roles on a page of its own, /jobs/{slug}, in its order. What belongs to another company
 * answers 404.
 */

/** of a company */
export const maxFeaturedLists = 50
export const maxFeaturedRoles = 50
export const featuredNameCharacters = 80

const featuredList = z.object({
  id,
  version: z.number(),
  slug: upTo(featuredSlug.most),
  name_en: z.nullable(line),
  name_es: z.nullable(line),
  published: z.boolean(),
  /** in their order */
  roles: listOf(
    z.object({ id: z.number(), title: line, location_name: line, state: z.enum(positionStatuses) }),
    maxFeaturedRoles,
  ),
})
export type FeaturedList = z.output<typeof featuredList>

export const listFeatured = endpoint({
  name: 'jobs.featured.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/portal/featured/',
  summary: "The lists of featured roles of the caller's company, the latest first.",
  access: portal('position', 'view'),
  answers: { 200: z.object({ lists: listOf(featuredList, maxFeaturedLists), may }) },
})

const name = optionalLine(featuredNameCharacters)

const typedList = {
  ...csrf,
  slug: z.string().check(
    z.trim(),
    z.minLength(1, 'field.required'),
    z.minLength(featuredSlug.fewest, 'featured.slug'),
    atMost(featuredSlug.most, 'featured.slug'),
    z.regex(featuredSlug.pattern, 'featured.slug'),
    z.refine((slug) => !isReservedSlug(slug), 'featured.slug-taken'),
  ),
  name_en: name,
  name_es: name,
  published: z._default(flag, false),
  /** ids of roles of the caller's company, in the order in which they are shown */
  roles: z._default(listOf(positionId, maxFeaturedRoles), []),
}

const hasName = z.refine<{ name_en: string | null; name_es: string | null }>(
  ({ name_en, name_es }) => name_en !== null || name_es !== null,
  { path: ['name_en'], error: 'field.required' },
)

const listAnswer = z.object({ list: featuredList })

/** `conflict`: the company has as many as it may have. */
export const addFeatured = endpoint({
  name: 'jobs.featured.add',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/portal/featured/',
  summary: "Make a list of featured roles of the caller's company, with an address of its own.",
  access: portal('position', 'edit'),
  perMinute: 60,
  idempotent: true,
  body: z.object(typedList).check(hasName),
  answers: { 201: listAnswer },
  errors: ['conflict'],
})

const byList = { params: z.object({ id: z.uuid('field.invalid') }) }

/** `conflict`: another operator changed it since `version`. */
export const changeFeatured = endpoint({
  name: 'jobs.featured.change',
  owner: 'jobs',
  method: 'PATCH',
  path: '/api/hire/v1/portal/featured/:id/',
  summary: "Change a list of featured roles of the caller's company, publish it or take it back.",
  access: portal('position', 'edit'),
  perMinute: 120,
  ...byList,
  body: z.object({ ...typedList, version: knownVersion }).check(hasName),
  answers: { 200: listAnswer },
  errors: ['conflict'],
})

export const removeFeatured = endpoint({
  name: 'jobs.featured.remove',
  owner: 'jobs',
  method: 'DELETE',
  path: '/api/hire/v1/portal/featured/:id/',
  summary: "Remove a list of featured roles of the caller's company; its address is free again.",
  access: portal('position', 'edit'),
  perMinute: 60,
  ...byList,
  answers: { 200: z.object({ removed: z.literal(true) }) },
})
