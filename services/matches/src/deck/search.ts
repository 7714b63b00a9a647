import { boxSql, commuteArea, homeOf, milesSql, type Area } from './commute-area.ts'
import type { Bind } from '@lunchpail/kit-database/statement'
import type { Candidate } from './find-candidate.ts'

/** Without a home every job of the country may fit: only the newest that do are compared. */
const newestLimit = 1_000
/** So many of the newest are looked through for them: whoever is fitted by hardly any would have all jobs of the country read. */
const newestRead = 5_000

/** Which positions are searched. */
export interface DeckSearch {
  readonly where: readonly string[]
  /** a condition on `miles` */
  readonly within?: string
  /** searches this many of the newest only */
  readonly newest?: number
  /** reads this many at most, whichever they are */
  readonly most?: number
  /** more columns, computed once for each position */
  readonly columns?: readonly string[]
  readonly from?: string
}

/**
 * The columns of the searched positions, and `miles` from home (null where that is not known). The fence (`offset 0`)
 * keeps Postgres from computing the miles again for each use.
 */
export function searchSql(candidate: Candidate, bind: Bind, search: DeckSearch): string {
  const { where, within = 'true', newest, most, columns = [], from = 'position p' } = search
  const home = homeOf(candidate)
  const fence = newest ? `order by p.posted desc limit ${newest}` : most ? `limit ${most}` : 'offset 0'
  const source = newest
    ? `(select * from ${from} where p.open order by p.posted desc, p.id desc limit ${newestRead}) as p`
    : from
  const miles = `${home ? milesSql(home, bind) : 'null::float8'} as miles`
  return `select * from (select ${['p.*', ...columns, miles].join(', ')}
    from ${source} where ${where.join(' and ')} ${fence}) as p where ${within}`
}

/** Within the commute. */
export function commuteSearch(candidate: Candidate, bind: Bind): DeckSearch {
  const reach = commuteArea(candidate)
  if (!reach) return { where: [], newest: newestLimit }
  return { where: [boxSql(reach, bind)], within: `miles < ${bind(reach.miles, 'float8')}` }
}

/** Within the commute, or in one of these circles. */
export function nearbySearch(candidate: Candidate, areas: readonly Area[], bind: Bind): DeckSearch {
  const reach = commuteArea(candidate)
  if (!reach && areas.length === 0) return { where: [], newest: newestLimit }
  const boxes = [...(reach ? [reach] : []), ...areas].map((area) => `(${boxSql(area, bind)})`)
  const near = [
    ...(reach ? [`miles < ${bind(reach.miles, 'float8')}`] : []),
    ...areas.map((area) => `${milesSql(area, bind)} < ${bind(area.miles, 'float8')}`),
  ]
  return { where: [`(${boxes.join(' or ')})`], within: `(${near.join(' or ')})` }
}
