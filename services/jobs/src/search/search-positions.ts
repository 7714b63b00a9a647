// SQL by hand, as Prisma has no `cube`: the nearest rows by distance (commute), in order. Measured by `npm run bench -- scale`.
import { pageSize } from '@lunchpail/contracts/page-size'
import { binder, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import { comesBySquares, conditionsSql, foundSql, pointSql } from './filter-sql.ts'
import type { PositionSearch } from './position-search.ts'
import { scoreSql } from './score-sql.ts'

/** Counting and paging end here: a list this long is narrowed, not read further. */
export const countLimit = 1_000

/** The columns of a card, of position `p`, facility `f` and company `c`. */
export const cardColumns = `p.id, p.state, p.title, p.excerpt, p.wage_from, p.wage_to, p.role, p.shifts, p.schedule_type,
  p.schedule_start, p.posted_at, p.benefits, f.city, f.region, f.zip, f.approximate, c.id as company_id, c.name as company_name, c.logo_version`

/** Finds what is there, up to one more than the limit, as `ids`. */
export function findStatement(search: PositionSearch): Statement {
  const { values, bind } = binder()
  const found = foundSql(search, 'p.id', countLimit + 1, bind)
  return { text: `select coalesce(array_agg(id), '{}') as ids from (${found}) found`, values }
}

/** What is sorted: `reached` is the part of a long list that holds its nearest or its newest, `few` says that it is not long. */
export interface Listed {
  readonly search: PositionSearch
  readonly reached: PositionSearch
  readonly few: boolean
  /** what `reached` has of it, where it was found by words: an index of words is not asked twice */
  readonly ids?: readonly number[] | undefined
}

interface Page {
  /** the common table expression `page`: ids in their order, each with its `chord` from the searched point */
  readonly sql: string
  /** its order, by its columns */
  readonly order: string
}

export const ties = 'posted_at desc, id desc'

const chordSql = (search: PositionSearch, bind: Bind): string => {
  const point = pointSql(search, bind)
  return point ? `p.spot <-> ${point}` : 'null::float8'
}

/** Those of them that are open. */
const knownSql = (ids: readonly number[], columns: string, bind: Bind): string =>
  `select ${columns} from position p where p.id = any(${bind(ids, 'int[]')}) and p.state = 'open'`

/** All of a list, or of a part that stands for it. */
const wholeSql = ({ few, ids }: Listed, whole: PositionSearch, columns: string, bind: Bind): string =>
  few && ids ? knownSql(ids, columns, bind) : foundSql(whole, columns, null, bind)

/** The best among what the list reaches: all of few, else its nearest or newest. */
function bestPage(listed: Listed, limit: string, bind: Bind): Page {
  const { search, reached, few, ids } = listed
  const order = `score desc, ${ties}`
  const chord = chordSql(search, bind)
  if (ids && (few || reached !== search)) {
    const score = scoreSql(search, search.near && `(${chord})`, bind)
    const columns = `p.id, p.posted_at, ${chord} as chord, ${score} as score`
    return { sql: `page as (${knownSql(ids, columns, bind)} order by ${order} ${limit})`, order }
  }
  const columns = `p.id, p.posted_at, ${chord} as chord`
  const from = few ? foundSql(search, columns, null, bind) : longSql(listed, columns, bind)
  return {
    sql: `reached as materialized (${from}),
      page as (select p.id, p.posted_at, r.chord, ${scoreSql(search, search.near && 'r.chord', bind)} as score
        from reached r join position p on p.id = r.id order by ${order} ${limit})`,
    order,
  }
}

/**
 * Of a long list some of its nearest or newest: those around a place come in about that order; of a part, which is small, any
 * are as near or new; without words around any place they come from the index of facilities; others are sorted.
 */
function longSql({ search, reached }: Listed, columns: string, bind: Bind): string {
  if (comesBySquares(reached) || reached !== search) return foundSql(reached, columns, countLimit, bind)
  if (search.near && !search.words) return byFacilitySql(search, columns, `limit ${countLimit}`, bind)
  return `${foundSql(reached, columns, null, bind)} order by ${search.near ? 'chord, ' : ''}${ties} limit ${countLimit}`
}

/** From the index of facilities in order of distance, which ends early. */
const byFacilitySql = (search: PositionSearch, columns: string, limit: string, bind: Bind): string =>
  `select ${columns} from position p join facility f on f.id = p.facility_id
    where ${conditionsSql({ ...search, near: undefined }, bind)}
    order by f.spot <-> ${pointSql(search, bind)}, p.posted_at desc, p.id desc ${limit}`

/** A long list without words is read from the index of facilities in order of distance, which ends early. */
function nearestPage(listed: Listed, limit: string, bind: Bind): Page {
  const { search, reached, few } = listed
  const order = `chord, ${ties}`
  if (few || search.words) {
    const columns = `p.id, p.posted_at, ${chordSql(search, bind)} as chord`
    return {
      sql: `page as (select * from (${wholeSql(listed, reached, columns, bind)}) p order by ${order} ${limit})`,
      order,
    }
  }
  const columns = `p.id, p.posted_at, f.spot <-> ${pointSql(search, bind)} as chord`
  return { sql: `page as materialized (${byFacilitySql(search, columns, limit, bind)})`, order }
}

/** By a column of the position; the distance is only told. */
function sortedPage(listed: Listed, limit: string, bind: Bind): Page {
  const { search, reached } = listed
  const order = search.sort === 'pay' ? `pay desc nulls last, ${ties}` : ties
  const columns = 'p.id, p.posted_at, coalesce(p.wage_from, p.wage_to) as pay'
  const from = search.sort === 'newest' && !search.near ? reached : search
  return {
    sql: `chosen as materialized (select * from (${wholeSql(listed, from, columns, bind)}) p order by ${order} ${limit}),
      page as (select chosen.*, ${chordSql(search, bind)} as chord from chosen join position p on p.id = chosen.id)`,
    order,
  }
}

export const limitSql = ({ page }: PositionSearch, bind: Bind): string =>
  `limit ${bind(pageSize, 'int')} offset ${bind((page - 1) * pageSize, 'int')}`

/** `page` with the columns of its cards. */
const cardsSql = `page join position p on p.id = page.id join facility f on f.id = p.facility_id join company c on c.id = p.company_id`
const orderOfPage = (order: string): string =>
  order.replace(/\b(?=(score|chord|pay|posted_at|id)\b)/g, 'page.')

/**
 * A page of what is found, and with each row how many there are, up to one more than the limit: what is found is read once.
 * Without a row on the page there is one whose id is null. Of a long list only the number is right; of one that comes by squares
 * the best fit is the best of its nearest.
 */
export function countedStatement(search: PositionSearch): Statement {
  const { values, bind } = binder()
  const chord = chordSql(search, bind)
  const by = {
    // from the index alone: 1,000 rows of the table cost many times as much
    fit: () => `${scoreSql(search, search.near && `(${chord})`, bind)} as score`,
    pay: () => 'coalesce(p.wage_from, p.wage_to) as pay',
    distance: () => 'null',
    newest: () => 'null',
  }[search.sort]()
  const columns = `p.id, p.posted_at, ${chord} as chord, ${by}`
  // not by squares an index has all that is asked, and not what is scored: rows of the table are read of what is found alone
  const reached =
    search.words || comesBySquares(search)
      ? foundSql(search, columns, countLimit + 1, bind)
      : `select ${columns} from (${foundSql(search, 'p.id', countLimit + 1, bind)}) found join position p on p.id = found.id`
  const first = { fit: 'score desc, ', pay: 'pay desc nulls last, ', distance: 'chord, ', newest: '' }[
    search.sort
  ]
  const order = first + ties
  return {
    text: `with reached as materialized (${reached}),
      page as materialized (select * from (select * from reached limit ${countLimit}) p order by ${order} ${limitSql(search, bind)})
      select counted.total, cards.* from (select count(*)::int as total from reached) counted left join lateral (
        select ${cardColumns}, page.chord, row_number() over (order by ${orderOfPage(order)}) as at from ${cardsSql}) cards on true
      order by cards.at`,
    values,
  }
}

/** A page in the order of `sort`. */
export function pageStatement(listed: Listed): Statement {
  const { search } = listed
  const { values, bind } = binder()
  const limit = limitSql(search, bind)
  const page =
    search.sort === 'fit'
      ? bestPage(listed, limit, bind)
      : search.sort === 'distance' && search.near
        ? nearestPage(listed, limit, bind)
        : sortedPage(listed, limit, bind)
  return {
    text: `with ${page.sql} select ${cardColumns}, page.chord from ${cardsSql} order by ${orderOfPage(page.order)}`,
    values,
  }
}
