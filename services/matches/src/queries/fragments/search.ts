import { homeOf, milesSql, boxSql, reachOf, type Area } from './commute-area.ts'
import type { Bind } from './binder.ts'
import type { Candidate } from '../find-candidate.ts'

/** Without a home every job of the country may fit: so many of the newest ones are looked at. */
const newestLookedAt = 1_000

/** Positions, and how far they are from home. */
export interface Search {
  readonly where: readonly string[]
  /** a condition on `miles` */
  readonly within?: string
  /** so many of the newest, where it would be too many */
  readonly newest?: number
  readonly from?: string
}

/**
 * The columns of the positions that are searched, and `miles` from home (null where that is not known). The fence in it
 * keeps Postgres from working out the miles anew wherever they are named.
 */
export function searchSql(candidate: Candidate, bind: Bind, search: Search): string {
  const { where, within = 'true', newest, from = 'position p' } = search
  const home = homeOf(candidate)
  const fence = newest ? `order by p.posted desc limit ${newest}` : 'offset 0'
  return `select * from (select p.*, ${home ? milesSql(home, bind) : 'null::float8'} as miles
    from ${from} where ${where.join(' and ')} ${fence}) as p where ${within}`
}

/** The place of a deck's jobs: within reach of home. */
export function reachSearch(candidate: Candidate, bind: Bind): Search {
  const reach = reachOf(candidate)
  if (!reach) return { where: [], newest: newestLookedAt }
  return { where: [boxSql(reach, bind)], within: `miles < ${bind(reach.miles, 'float8')}` }
}

/** The place of jobs like others: within reach of home, or in one of these circles. */
export function aroundSearch(candidate: Candidate, around: readonly Area[], bind: Bind): Search {
  const reach = reachOf(candidate)
  if (!reach && around.length === 0) return { where: [], newest: newestLookedAt }
  const boxes = [...(reach ? [reach] : []), ...around].map((area) => `(${boxSql(area, bind)})`)
  const near = [
    ...(reach ? [`miles < ${bind(reach.miles, 'float8')}`] : []),
    ...around.map((area) => `${milesSql(area, bind)} < ${bind(area.miles, 'float8')}`),
  ]
  return { where: [`(${boxes.join(' or ')})`], within: `(${near.join(' or ')})` }
}
