// SQL by hand, as Prisma has neither `cube` nor full text. Measured by `npm run bench -- scale`.
import { cellsPerDegree, cellsWithin } from '@lunchpail/contracts/jobs/rules/cells'
import { binder, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import { comesBySquares, conditionsSql, foundSql, pointSql, type Around } from './filter-sql.ts'
import { chordOf } from './point.ts'
import type { PositionSearch, WordsSearch } from './position-search.ts'
import { scoreSql } from './score-sql.ts'
import { headCondition } from './words/words-sql.ts'
import { cardColumns, countLimit, limitSql, ties } from './search-positions.ts'

/** No farther: beyond it squares are many, and those that are looked at are nearly always within it. */
export const mostMilesAround = 40

/** All within so many miles are looked at where they are few. */
export const isWhole = (miles: number): boolean => miles > 0 && miles <= mostMilesAround

/** Read without the text, and without the words themselves: what a card or a score needs is in `position_words_around`. */
const scored = `p.id, p.posted_at, p.spot, p.words, p.title, p.role, p.shifts, p.wage_from, p.wage_to, p.weekend, p.entry,
  p.experience_months, p.keywords`

/** A search by words around a place whose page is found among its nearest. */
export type ByNearest = Around & { readonly words: WordsSearch; readonly sort: 'fit' | 'distance' }

export const isByNearest = (search: PositionSearch): search is ByNearest =>
  search.words !== undefined &&
  search.near !== undefined &&
  (search.sort === 'fit' || search.sort === 'distance')

/** Of a list at any distance these come first: its first pages are read of them alone where they have enough. */
export const widestMiles = 200

/** More than any score: whatever its fit, what is farther comes after, as on the pages that are read without it. */
const fartherSql = ({ near }: ByNearest, bind: Bind): string =>
  near.miles === 0
    ? ` - case when p.chord > ${bind(chordOf(widestMiles), 'float8')} then 1000 else 0 end`
    : ''

/**
 * Of all that have the words the 1,001 nearest: how many, and with each row one of its page if they are so many. Of a long list its
 * nearest stand for it. Without a row on the page there is one whose id is null.
 */
export function nearestFoundStatement(search: ByNearest, least: number): Statement {
  const { values, bind } = binder()
  const point = pointSql(search, bind)!
  const text = search.words.matching === 'heads' ? '' : ', p.body'
  const isFit = search.sort === 'fit'
  // where they come by squares, those of the last one may be nearer than those of the first
  const most = comesBySquares(search) ? countLimit + 1 : null
  const order = isFit ? `score desc, ${ties}` : `chord, ${ties}`
  const score = isFit ? scoreSql(search, 'p.chord', bind) + fartherSql(search, bind) : 'null::float8'
  return {
    text: `with reached as materialized (
        select * from (${foundSql(search, `${scored}${text}, p.spot <-> ${point} as chord`, most, bind)}) found
        order by chord limit ${countLimit + 1}),
      counted as materialized (select count(*)::int as total from reached),
      page as materialized (select p.id, p.posted_at, p.chord, ${score} as score
        from (select * from reached ${least > 1 ? `where (select total from counted) >= ${least}` : ''} limit ${countLimit}) p
        order by ${order} ${limitSql(search, bind)})
      select counted.total, cards.* from counted left join lateral (
        select ${cardColumns}, page.chord, page.score from page join position p on p.id = page.id
        join facility f on f.id = p.facility_id join company c on c.id = p.company_id) cards on true
      order by ${isFit ? 'cards.score desc' : 'cards.chord'}, cards.posted_at desc, cards.id desc`,
    values,
  }
}

/** So many that have the words in their title and fields are enough: those that have them in their text alone are not looked for. */
export const enough = 200

/**
 * Of the `most` nearest positions those that have the words in their title and fields: how many, of how many that were looked at,
 * and in how many squares. If they are a long list, or enough and all that there are, each row has one of its page, the best fit
 * first; else there is one row, whose id is null.
 */
export function nearestStatement(search: Around & { readonly words: WordsSearch }, most: number): Statement {
  const { values, bind } = binder()
  const { near, words } = search
  const point = pointSql(search, bind)!
  const order = `score desc, ${ties}`
  return {
    text: `with seen as materialized (
        select p.id, p.posted_at, p.nth, p.spot <-> ${point} as chord,
          case when ${headCondition(words.terms, [], bind)} then ${scoreSql(search, `(p.spot <-> ${point})`, bind)} end as score
        from (${nearestSql(search, scored, most, bind)}) p),
      page as (select * from seen where score is not null order by ${order} ${limitSql(search, bind)})
      select counted.*, cards.* from (select count(score)::int as total, count(*)::int as looked, max(nth)::int as squares from seen) counted
      left join lateral (
        select ${cardColumns}, page.chord, page.score from page join position p on p.id = page.id
        join facility f on f.id = p.facility_id join company c on c.id = p.company_id) cards
        on counted.total > ${countLimit} ${isWhole(near.miles) ? `or counted.total >= ${enough} and counted.looked < ${bind(most, 'int')}` : ''}
      order by cards.score desc, cards.posted_at desc, cards.id desc`,
    values,
  }
}

/** The `most` nearest positions, whatever words they have. */
function nearestSql(search: Around, columns: string, most: number, bind: Bind): string {
  const { near } = search
  const miles = near.miles === 0 ? mostMilesAround : Math.min(near.miles, mostMilesAround)
  const cells = bind(cellsWithin(near, miles, cellsPerDegree.row), 'int[]')
  // what has more words than an entry of an index holds is in one of its own
  const ofSquare = (than: '<=' | '>') => `select square.nth, ${columns} from position p
    where p.cell = square.cell and length(p.words) ${than} 64 and ${conditionsSql({ ...search, words: undefined }, bind)}
    limit ${bind(most, 'int')}`
  return `select around.* from unnest(${cells}) with ordinality as square (cell, nth)
    cross join lateral ((${ofSquare('<=')}) union all (${ofSquare('>')})) around
    limit ${bind(most, 'int')}`
}

/**
 * Of the `most` nearest those that have the words in their title and fields: how many, of how many that were looked at, and in how many
 * squares; with `counts` of them. Nothing is scored.
 */
export function nearestCountsStatement(
  search: Around & { readonly words: WordsSearch },
  most: number,
  counts?: (bind: Bind) => string,
): Statement {
  const { values, bind } = binder()
  const told = counts ? 'p.schedule_type, p.posted_at, p.benefits, ' : ''
  const seen = `select p.nth, ${told}${headCondition(search.words.terms, [], bind)} as has
    from (${nearestSql(search, `${told}p.words`, most, bind)}) p offset 0`
  const looked = 'count(*)::int as looked, max(nth)::int as squares'
  return {
    text: counts
      ? `with seen as materialized (${seen})
        select counted.*, found.* from (select ${looked} from seen) counted, (select count(*)::int as total${counts(bind)}
          from seen where has) found`
      : `select ${looked}, count(*) filter (where has)::int as total from (${seen}) seen`,
    values,
  }
}
