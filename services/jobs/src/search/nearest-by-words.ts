// SQL by hand, as Prisma has neither `cube` nor full text. Measured by `npm run bench -- scale`.
import { cellsPerDegree, cellsWithin } from '@lunchpail/contracts/jobs/rules/cells'
import { binder, type Statement } from '@lunchpail/kit-database/statement'
import { conditionsSql, pointSql, type Around } from './filter-sql.ts'
import type { WordsSearch } from './position-search.ts'
import { scoreSql } from './score-sql.ts'
import { headCondition } from './words/words-sql.ts'
import { cardColumns, countLimit, limitSql, ties } from './search-positions.ts'

/** No farther: beyond it squares are many, and those that are looked at are nearly always within it. */
export const mostMilesAround = 40

/** Read without the text, and without the words themselves: what a card or a score needs is in `position_words_around`. */
const scored = `p.id, p.posted_at, p.spot, p.words, p.title, p.role, p.shifts, p.wage_from, p.wage_to, p.weekend, p.entry,
  p.experience_months, p.keywords`

/**
 * Of the `most` nearest positions those that have the words in their title and fields: how many, of how many that were looked at,
 * and how far the farthest of these is. If they are a long list, each row has one of its page, the best fit first; else there is
 * one row, whose id is null.
 */
export function nearestStatement(search: Around & { readonly words: WordsSearch }, most: number): Statement {
  const { values, bind } = binder()
  const { near, words } = search
  const miles = near.miles === 0 ? mostMilesAround : Math.min(near.miles, mostMilesAround)
  const cells = bind(cellsWithin(near, miles, cellsPerDegree.row), 'int[]')
  const point = pointSql(search, bind)!
  const order = `score desc, ${ties}`
  return {
    text: `with seen as materialized (
        select p.id, p.posted_at, p.spot <-> ${point} as chord,
          case when ${headCondition(words.terms, [], bind)} then ${scoreSql(search, `(p.spot <-> ${point})`, bind)} end as score
        from (select around.* from unnest(${cells}) as square (cell)
          cross join lateral (select ${scored} from position p where p.cell = square.cell
            and length(p.words) <= 64 and ${conditionsSql({ ...search, words: undefined }, bind)}
            limit ${bind(most, 'int')}) around
          limit ${bind(most, 'int')}) p),
      page as (select * from seen where score is not null order by ${order} ${limitSql(search, bind)})
      select counted.*, cards.* from (select count(score)::int as total, count(*)::int as looked, max(chord) as farthest from seen) counted
      left join lateral (
        select ${cardColumns}, page.chord, page.score from page join position p on p.id = page.id
        join facility f on f.id = p.facility_id join company c on c.id = p.company_id) cards on counted.total > ${countLimit}
      order by cards.score desc, cards.posted_at desc, cards.id desc`,
    values,
  }
}
