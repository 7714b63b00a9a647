// SQL by hand, as Prisma has no `cube`: the nearest rows by distance (commute), in order. Measured by bench/http/list.ts.
import { pageSize } from '@lunchpail/contracts/page-size'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { binder, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import { chordOf, pointOf } from './point.ts'
import { homeOf, type Candidate } from './find-candidate.ts'

/** Counting and paging end here: a list this long is narrowed, not read further. */
export const countLimit = 1_000

/** The filters of a list, after the ZIP code has become a point. */
export interface PositionSearch {
  readonly role?: number
  readonly shift?: number
  readonly wageFrom?: number
  readonly wageTo?: number
  readonly noWeekend?: boolean
  readonly entry?: boolean
  readonly noDrugScreen?: boolean
  readonly backgroundFlexible?: boolean
  /** miles 0: any distance, nearest first */
  readonly near?: Point & { readonly miles: number }
  /** who asks: the best fit comes first */
  readonly candidate?: Candidate | null
  readonly page: number
}

/** The columns of a card, of position `p`, facility `f` and company `c`. */
export const cardColumns = `p.id, p.state, p.title, p.excerpt, p.wage_from, p.wage_to, p.role, p.shifts, p.schedule_type,
  p.schedule_start, p.posted_at, f.city, f.region, f.zip, f.approximate, c.id as company_id, c.name as company_name, c.logo_version`

interface Filter {
  /** condition on `p` and `f` */
  readonly where: string
  /** the searched point, where there is one */
  readonly point: string | undefined
}

function filterSql(search: PositionSearch, bind: Bind): Filter {
  const { near } = search
  const conditions = [`p.state = 'open'`]
  if (search.role) conditions.push(`p.role & ${bind(search.role, 'int')} <> 0`)
  if (search.shift) conditions.push(`p.shifts & ${bind(search.shift, 'int')} <> 0`)
  // Ranges overlap. A posting with one end of its wage counts by that end; one without a wage is in no range.
  if (search.wageFrom !== undefined)
    conditions.push(`coalesce(p.wage_to, p.wage_from) >= ${bind(search.wageFrom, 'numeric')}`)
  if (search.wageTo !== undefined)
    conditions.push(`coalesce(p.wage_from, p.wage_to) <= ${bind(search.wageTo, 'numeric')}`)
  if (search.noWeekend) conditions.push('not p.weekend')
  if (search.entry) conditions.push('p.entry')
  if (search.noDrugScreen) conditions.push('not p.drug_screen')
  if (search.backgroundFlexible) conditions.push('p.background_flexible')
  const point = near && `cube(${bind(pointOf(near), 'float8[]')})`
  if (near && near.miles > 0) {
    const chord = bind(chordOf(near.miles), 'float8')
    conditions.push(`f.spot <@ cube_enlarge(${point}, ${chord}, 3) and f.spot <-> ${point} <= ${chord}`)
  }
  return { where: `where ${conditions.join(' and ')}`, point }
}

/** Counts what is found, up to one more than the limit, as `total`. */
export function countStatement(search: PositionSearch): Statement {
  const { values, bind } = binder()
  // Without a longest distance the point only sorts.
  const { near, ...anywhere } = search
  const bounded = near !== undefined && near.miles > 0
  const { where } = filterSql(bounded ? search : anywhere, bind)
  const facility = bounded ? 'join facility f on f.id = p.facility_id' : ''
  return {
    text: `select count(*)::int as total from (
      select 1 from position p ${facility} ${where} limit ${bind(countLimit + 1, 'int')}) found`,
    values,
  }
}

/** How many of five conditions a position meets; `fitCount` of contracts/test counts the same. */
function fitSql(candidate: Candidate, bind: Bind): string {
  const { role, shifts, weekend, wage, miles } = candidate
  const home = homeOf(candidate)
  const least = bind(wage, 'float8')
  const met = [
    ...(role === 0 ? [] : [`p.role & ${bind(role, 'int')} <> 0`]),
    `p.shifts = 0 or p.shifts & ${bind(shifts, 'int')} <> 0`,
    ...(weekend ? [] : ['not p.weekend']),
    `coalesce(p.wage_to, p.wage_from, ${least}) >= ${least}`,
    ...(home
      ? [`f.spot <-> cube(${bind(pointOf(home), 'float8[]')}) < ${bind(chordOf(miles), 'float8')}`]
      : []),
  ]
  // a condition that every row meets changes no order
  return met.map((condition) => `(${condition})::int`).join(' + ')
}

/** Of two that fit as well, the nearer comes first where that matters: a new job across the country is no better than one here. */
const bandMiles = [25, 50, 100, 250]
const bandSql = (chord: string, bind: Bind): string =>
  bandMiles.map((miles) => `(${chord} > ${bind(chordOf(miles), 'float8')})::int`).join(' + ')

/** The best fit first, then the nearer, among what the list reaches: its nearest or newest. */
function fitPageSql(candidate: Candidate, bind: Bind, { where, point }: Filter, limit: string): string {
  const chord = point ? `f.spot <-> ${point}` : 'null::float8'
  const first = point ? chord : 'p.posted_at desc'
  return `found as materialized (
      select p.id, p.posted_at, ${chord} as chord, ${fitSql(candidate, bind)} as fit, ${point ? bandSql(chord, bind) : '0'} as band
      from position p join facility f on f.id = p.facility_id ${where}
      order by ${first}, ${point ? 'p.posted_at desc, ' : ''}p.id desc limit ${countLimit}),
    page as (select * from found order by fit desc, band, posted_at desc, id desc ${limit})`
}

/** The common table expression `page`: the ids of a page in their order, each with its `chord` from the searched point. */
function pageSql({ near }: PositionSearch, few: boolean, { where, point }: Filter, limit: string): string {
  if (!near || !point)
    return `page as materialized (select p.id, p.posted_at, null::float8 as chord from position p ${where}
      order by p.posted_at desc, p.id desc ${limit})`
  const chord = `f.spot <-> ${point}`
  // Where nothing bounds the distance, positions are filtered first and their facilities looked up one by one.
  const facilitiesLast = few && near.miles === 0
  const source = facilitiesLast
    ? `(select p.id, p.posted_at, p.facility_id from position p ${where} offset 0) p
      cross join lateral (select spot from facility where id = p.facility_id offset 0) f`
    : `position p join facility f on f.id = p.facility_id ${where}`
  const ids = `select p.id, p.posted_at, ${chord} as chord from ${source}`
  return few
    ? `found as materialized (${ids}), page as (select * from found order by chord, posted_at desc, id desc ${limit})`
    : `page as materialized (${ids} order by ${chord}, p.posted_at desc, p.id desc ${limit})`
}

/**
 * A page: the best fit first, the newest, or the nearest. Many results are read from the index in order of distance, which ends early;
 * `few` are all sorted, as the index scan would go far to find them.
 */
export function pageStatement(search: PositionSearch, few: boolean): Statement {
  const { values, bind } = binder()
  const filter = filterSql(search, bind)
  const { candidate } = search
  const limit = `limit ${bind(pageSize, 'int')} offset ${bind((search.page - 1) * pageSize, 'int')}`
  return {
    text: `with ${candidate ? fitPageSql(candidate, bind, filter, limit) : pageSql(search, few, filter, limit)}
      select ${cardColumns}, page.chord from page join position p on p.id = page.id
      join facility f on f.id = p.facility_id join company c on c.id = p.company_id
      order by ${candidate ? 'page.fit desc, page.band, ' : filter.point ? 'page.chord, ' : ''}page.posted_at desc, page.id desc`,
    values,
  }
}
