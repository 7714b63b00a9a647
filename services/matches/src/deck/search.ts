import { cellsPerDegree, cellsWithin } from '@lunchpail/contracts/jobs/rules/cells'
import { boxSql, commuteArea, homeOf, milesSql, type Area } from './commute-area.ts'
import type { Bind } from '@lunchpail/kit-database/statement'
import type { Candidate } from './find-candidate.ts'

/** Without a home every job of the country may fit: only the newest that do are compared. */
const newestLimit = 1_000
/** So many of the newest are looked through for them: whoever is fitted by hardly any would have all jobs of the country read. */
const newestRead = 5_000

/** In a large city tens of thousands may fit: only the nearest are compared. */
const nearestLimit = 2_000

/** What is read of a position in another order than that of the table: the columns of the index `position_around`. */
const searched = `p.id, p.posted, p.latitude, p.longitude, p.wage_from, p.wage_to, p.experience_months, p.skill_set_id, p.role, p.shifts,
  p.attributes, p.weekend, p.overtime`

/** Which positions are searched. */
export interface DeckSearch {
  readonly where: readonly string[]
  /** a condition on `miles` */
  readonly within?: string
  /** squares of the map, the nearest first: the nearest that are found in them are searched only */
  readonly cells?: readonly number[]
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
  const { where, within = 'true', cells, newest, most, columns = [], from = 'position p' } = search
  const home = homeOf(candidate)
  const fence = newest ? `order by p.posted desc limit ${newest}` : most ? `limit ${most}` : 'offset 0'
  const source = newest
    ? `(select * from ${from} where p.open order by p.posted desc, p.id desc limit ${newestRead}) as p`
    : from
  const wheres = where.join(' and ')
  const miles = `${home ? milesSql(home, bind) : 'null::float8'} as miles`
  if (cells)
    // square by square, in their order
    return `select * from (select p.*, ${miles} from unnest(${bind(cells, 'int[]')}) as around (cell), lateral (
      select ${searched} from position p where cell_of(p.latitude, p.longitude, ${cellsPerDegree.row}) = around.cell
        and ${wheres} offset 0) as p offset 0) as p where ${within} limit ${nearestLimit}`
  return `select * from (select ${['p.*', ...columns, miles].join(', ')}
    from ${source} where ${wheres} ${fence}) as p where ${within}`
}

/** The same search, of the nearest where they are many. */
export function nearestFirst(candidate: Candidate, search: DeckSearch): DeckSearch {
  const reach = commuteArea(candidate)
  return reach ? { ...search, cells: cellsWithin(reach, reach.miles, cellsPerDegree.row) } : search
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
