// SQL by hand, as Prisma has no `cube`: the nearest rows by distance (commute), in order. Measured by bench/http/list.ts.
import { pageSize } from '@lunchpail/contracts/page-size'
import { binder, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import { boundedSource, filterSql, type Filter } from './filter-sql.ts'
import type { PositionSearch } from './position-search.ts'
import { scoreSql } from './score-sql.ts'

/** Counting and paging end here: a list this long is narrowed, not read further. */
export const countLimit = 1_000

/** The columns of a card, of position `p`, facility `f` and company `c`. */
export const cardColumns = `p.id, p.state, p.title, p.excerpt, p.wage_from, p.wage_to, p.role, p.shifts, p.schedule_type,
  p.schedule_start, p.posted_at, p.benefits, f.city, f.region, f.zip, f.approximate, c.id as company_id, c.name as company_name, c.logo_version`

/** Counts what is found, up to one more than the limit, as `total`. */
export function countStatement(search: PositionSearch): Statement {
  const { values, bind } = binder()
  return {
    text: `select count(*)::int as total from (
      select 1 ${boundedSource(search, bind)} limit ${bind(countLimit + 1, 'int')}) found`,
    values,
  }
}

interface Page {
  /** the common table expression `page`: ids in their order, each with its `chord` from the searched point */
  readonly sql: string
  /** its order, by its columns */
  readonly order: string
}

const ties = 'posted_at desc, id desc'
const withFacility = 'position p join facility f on f.id = p.facility_id'

/** The best among what the list reaches: all of `few`, else its nearest or newest. */
function bestPage(
  search: PositionSearch,
  few: boolean,
  { where, point }: Filter,
  limit: string,
  bind: Bind,
): Page {
  const chord = point ? `f.spot <-> ${point}` : null
  const reached = few ? '' : `order by ${chord ? 'chord, ' : ''}${ties} limit ${countLimit}`
  return {
    sql: `reached as materialized (
        select p.id, p.posted_at, p.facility_id, ${chord ?? 'null::float8'} as chord from ${withFacility} ${where} ${reached}),
      page as (select p.id, p.posted_at, r.chord, ${scoreSql(search, chord && 'r.chord', bind)} as score
        from reached r join position p on p.id = r.id join facility f on f.id = r.facility_id
        order by score desc, ${ties} ${limit})`,
    order: `score desc, ${ties}`,
  }
}

/** Many results are read from the index in order of distance, which ends early; `few` are all sorted, as that scan would go far to find them. */
function nearestPage({ near }: PositionSearch, few: boolean, { where, point }: Filter, limit: string): Page {
  const order = `chord, ${ties}`
  const chord = `f.spot <-> ${point}`
  // Where nothing bounds the distance, positions are filtered first and their facilities looked up one by one.
  const facilitiesLast = few && near?.miles === 0
  const source = facilitiesLast
    ? `(select p.id, p.posted_at, p.facility_id from position p ${where} offset 0) p
      cross join lateral (select spot from facility where id = p.facility_id offset 0) f`
    : `${withFacility} ${where}`
  const ids = `select p.id, p.posted_at, ${chord} as chord from ${source}`
  return {
    sql: few
      ? `found as materialized (${ids}), page as (select * from found order by ${order} ${limit})`
      : `page as materialized (${ids} order by ${order} ${limit})`,
    order,
  }
}

/** By a column of the position; the distance is only told. */
function sortedPage({ near, sort }: PositionSearch, { where, point }: Filter, limit: string): Page {
  const order = sort === 'pay' ? `pay desc nulls last, ${ties}` : ties
  const bounded = near !== undefined && near.miles > 0
  const ids = `select p.id, p.posted_at, p.facility_id, coalesce(p.wage_from, p.wage_to) as pay
    from ${bounded ? withFacility : 'position p'} ${where} order by ${order} ${limit}`
  const chord = point ? `f.spot <-> ${point}` : 'null::float8'
  return {
    sql: `chosen as materialized (${ids}),
      page as (select chosen.*, ${chord} as chord from chosen join facility f on f.id = chosen.facility_id)`,
    order,
  }
}

/** A page in the order of `sort`. */
export function pageStatement(search: PositionSearch, few: boolean): Statement {
  const { values, bind } = binder()
  const filter = filterSql(search, bind)
  const limit = `limit ${bind(pageSize, 'int')} offset ${bind((search.page - 1) * pageSize, 'int')}`
  const page =
    search.sort === 'fit'
      ? bestPage(search, few, filter, limit, bind)
      : search.sort === 'distance'
        ? nearestPage(search, few, filter, limit)
        : sortedPage(search, filter, limit)
  const order = page.order.replace(/\b(?=(score|chord|pay|posted_at|id)\b)/g, 'page.')
  return {
    text: `with ${page.sql}
      select ${cardColumns}, page.chord from page join position p on p.id = page.id
      join facility f on f.id = p.facility_id join company c on c.id = p.company_id
      order by ${order}`,
    values,
  }
}
