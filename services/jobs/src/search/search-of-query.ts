import type { listPositions } from '@lunchpail/contracts/jobs/api'
import {
  commuteLimitMinutes,
  defaultDistanceMiles,
  type ListSort,
} from '@lunchpail/contracts/jobs/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import { dayMs } from '@lunchpail/contracts/durations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { milesWithin } from '@lunchpail/contracts/jobs/rules/reach'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { CallerAccount, Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findPlace, findPlaceAt } from '../places/find-place.ts'
import type { Place } from '../places/place.ts'
import { findAsking, homeOf, type Candidate } from './find-candidate.ts'
import { outOfArea, pointOfGeohash } from '@lunchpail/contracts/jobs/rules/geohash'
import type { PositionSearch } from './position-search.ts'
import { readWords, type Words } from './words/read-words.ts'
import type { Counted, Reader } from './read-found.ts'
import { countSearch } from './words/search-words.ts'

export type Query = Parameters<Handler<typeof listPositions>>[0]['query']

/** The longest distance, in miles: that of the query or of its longest commute, whichever is shorter. 0: any. */
function milesOf({ distance = 0, commute_length: minutes = commuteLimitMinutes, commute_type = 0 }: Query) {
  if (minutes >= commuteLimitMinutes) return distance
  const reach = Math.max(0.1, milesWithin(minutes, commute_type))
  return distance > 0 ? Math.min(distance, reach) : reach
}

/** Around a place that the query does not name: as far as it says, else as the list does. */
const withDistance = (query: Query): Query =>
  query.distance === undefined && query.commute_length === undefined
    ? { ...query, distance: defaultDistanceMiles }
    : query

const zipCode = /(?<![\w$.,-])(\d{5})(?:-\d{4})?(?![\w-]|[.,]\d)/

/** A ZIP code among the words is no word of a job: it says where, if nothing else does. */
async function withTypedZip(query: Query, { statements }: Deps): Promise<Query> {
  const { q = '', zip, geohash } = query
  const [typed, code] = zipCode.exec(q) ?? []
  if (code === undefined || !(await findPlace(statements, code))) return query
  const rest = { ...query, q: q.replace(typed!, ' ').trim() }
  return zip === undefined && geohash === undefined ? { ...withDistance(rest), zip: code } : rest
}

interface Where {
  readonly point: Point | null
  readonly place: Place | null
  readonly miles: number
}

/** Where to search: at the ZIP or the geohash of the query; without them around the home of the person who asks. */
async function whereOf(query: Query, candidate: Candidate | null, { statements }: Deps): Promise<Where> {
  const { zip, geohash } = query
  if (zip !== undefined) {
    const place =
      (await findPlace(statements, zip)) ?? refuse('invalid', { fieldErrors: { zip: 'place.zip-unknown' } })
    return { point: place, place, miles: milesOf(query) }
  }
  if (geohash !== undefined) {
    const point = geohash.toLowerCase() === outOfArea ? null : pointOfGeohash(geohash)
    return { point, place: point && (await findPlaceAt(statements, point)), miles: milesOf(query) }
  }
  const home = homeOf(candidate)
  const place = candidate?.zip ? await findPlace(statements, candidate.zip) : null
  return { point: home, place, miles: milesOf(withDistance(query)) }
}

/** What comes first where no order was chosen, or the nearest without a place. */
const sortOf = ({ sort, q }: Query, candidate: Candidate | null, point: Point | null): ListSort => {
  if (sort && (sort !== 'distance' || point)) return sort
  if (candidate || q) return 'fit'
  return point ? 'distance' : 'newest'
}

/** As it was asked, before its words are read. */
export interface Bare {
  /** with the pay that was typed */
  readonly search: PositionSearch
  /** as they were typed; undefined where none were */
  readonly words: Words | undefined
  readonly place: Place | null
  /** whoever asks has applied to something */
  readonly hasApplied: boolean
}

export interface Searched extends Counted {
  readonly place: Place | null
}

export interface Asked {
  readonly query: Query
  readonly language: Language
  readonly caller: { readonly account: CallerAccount | null }
}

/** A list's query as a search. */
export async function bareSearchOf({ query: asked, caller: { account } }: Asked, deps: Deps): Promise<Bare> {
  const { statements, clock } = deps
  const query = await withTypedZip(asked, deps)
  const { candidate, hasApplied } = await findAsking(statements, account)
  const { point, place, miles } = await whereOf(query, candidate, deps)
  const now = clock.now()
  const words = query.q ? readWords(query.q) : undefined
  return {
    words,
    place,
    hasApplied,
    search: {
      role: query.role,
      shift: query.shift,
      wagesFrom: [query.wage_start, words?.payFrom].filter((wage) => wage !== undefined),
      wageTo: query.wage_end,
      noWeekend: query.weekend === 1,
      entry: query.entry === 1,
      noDrugScreen: query.screen === 1,
      backgroundFlexible: query.background === 1,
      schedule: query.schedule,
      postedAfter: query.posted === undefined ? undefined : new Date(now.getTime() - query.posted * dayMs),
      benefits: query.benefits,
      near: point ? { ...point, miles } : undefined,
      candidate,
      sort: sortOf(query, candidate, point),
      page: query.page ?? 1,
      now,
    },
  }
}

/** Nothing was typed, or a pay alone: no word has to be looked for. */
export const saysNoWord = ({ words }: Bare): boolean => !words || words.terms.length === 0

/** Counts it, by what its words mean; `read` may read with the count what is told of it. */
export const countBare = async (
  { search, words, place }: Bare,
  { language }: Asked,
  { statements }: Deps,
  read: Reader,
): Promise<Searched> => ({ ...(await countSearch(statements, { words, language }, search, read)), place })
