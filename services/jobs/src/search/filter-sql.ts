// SQL by hand, as Prisma has neither `cube` nor full text.
import { scheduleBit, scheduleType } from '@lunchpail/contracts/jobs/enumerations'
import type { Bind } from '@lunchpail/kit-database/statement'
import { dayMs } from '@lunchpail/contracts/durations'
import { cellsPerDegree, cellsWithin, maxCellMiles } from '@lunchpail/contracts/jobs/rules/cells'
import { chordOf, spotSql } from './point.ts'
import type { PositionSearch } from './position-search.ts'
import { allCondition, groupsHere, headCondition, hereCondition, someCondition } from './words/words-sql.ts'

const wordConditions = { heads: headCondition, all: allCondition, some: someCondition } as const

/** As the trigger `position_words` writes them. */
const markOf = { near: 'zzn', around: 'zza', day: 'zzd' } as const

/** Up to so many miles the smaller squares are few enough to be asked for one by one. */
const nearMiles = 25

/** Up to so many miles the squares of words are few enough. */
const hereMiles = 50

/** Marks of which a position within the distance has one; none where that has no end. */
function placeMarks({ near }: PositionSearch): string[] {
  if (!near || near.miles === 0 || near.miles > maxCellMiles) return []
  const mark = near.miles <= nearMiles ? 'near' : 'around'
  return cellsWithin(near, near.miles, cellsPerDegree[mark]).map((cell) => markOf[mark] + cell)
}

/** Marks of which a position of these days has one; a longer time is not asked for by them. */
function dayMarks({ postedAfter, now }: PositionSearch): string[] {
  if (!postedAfter) return []
  const first = Math.floor(postedAfter.getTime() / dayMs)
  // a feed may date its jobs by the day that has begun east of here
  const last = Math.floor(now.getTime() / dayMs) + 1
  return last - first > 32
    ? []
    : Array.from({ length: last - first + 1 }, (_, nth) => `${markOf.day}${first + nth}`)
}

function wordsSql(search: PositionSearch, bind: Bind): string[] {
  const { words } = search
  if (!words || words.terms.length === 0) return []
  const condition = wordConditions[words.matching]
  // of one word, a title has it much rarer than a text: the index of titles and fields finds fewer
  const isRare = words.matching !== 'heads' || words.terms.length > 1
  const groups = isRare && isBounded(search) && search.near.miles <= hereMiles ? groupsHere(words) : []
  if (!isBounded(search) || groups.length === 0)
    return [condition(words.terms, [placeMarks(search), dayMarks(search)], bind)]
  const cells = bind(cellsWithin(search.near, search.near.miles, cellsPerDegree.words), 'int[]')
  return [hereCondition(groups, cells, condition(words.terms, [], bind), bind)]
}

/** Full-time or part-time at choice is found by either. */
const scheduleSql = (bits: number): string => {
  const types = [
    ...(bits & scheduleBit['full-time'] ? [scheduleType['full-time']] : []),
    ...(bits & scheduleBit['part-time'] ? [scheduleType['part-time']] : []),
    scheduleType.either,
  ]
  return `p.schedule_type in (${types.join(', ')})`
}

/** The searched point, where there is one. */
export const pointSql = ({ near }: PositionSearch, bind: Bind): string | undefined =>
  near && spotSql(near, bind)

/** What an open position `p` has to meet. */
export function conditionsSql(search: PositionSearch, bind: Bind): string {
  const conditions = [`p.state = 'open'`, ...wordsSql(search, bind)]
  if (search.role) conditions.push(`p.role & ${bind(search.role, 'int')} <> 0`)
  if (search.shift) conditions.push(`p.shifts & ${bind(search.shift, 'int')} <> 0`)
  // Ranges overlap. A posting with one end of its wage counts by that end; one without a wage is in no range.
  for (const wage of search.wagesFrom)
    conditions.push(`coalesce(p.wage_to, p.wage_from) >= ${bind(wage, 'numeric')}`)
  if (search.wageTo !== undefined)
    conditions.push(`coalesce(p.wage_from, p.wage_to) <= ${bind(search.wageTo, 'numeric')}`)
  if (search.noWeekend) conditions.push('not p.weekend')
  if (search.entry) conditions.push('p.entry')
  if (search.noDrugScreen) conditions.push('not p.drug_screen')
  if (search.backgroundFlexible) conditions.push('p.background_flexible')
  if (search.schedule) conditions.push(scheduleSql(search.schedule))
  if (search.postedAfter) conditions.push(`p.posted_at >= ${bind(search.postedAfter, 'timestamptz')}`)
  if (search.benefits) {
    const bits = bind(search.benefits, 'int')
    conditions.push(`p.benefits & ${bits} = ${bits}`)
  }
  if (isBounded(search))
    conditions.push(`p.spot <-> ${pointSql(search, bind)} <= ${bind(chordOf(search.near.miles), 'float8')}`)
  return conditions.join(' and ')
}

/** Around a place. */
export type Around = PositionSearch & { readonly near: NonNullable<PositionSearch['near']> }
const isBounded = (search: PositionSearch): search is Around =>
  search.near !== undefined && search.near.miles > 0

/** Whether what is found comes square by square, the nearest first. */
export const comesBySquares = (search: PositionSearch): boolean =>
  isBounded(search) && search.near.miles <= maxCellMiles && !search.words?.terms.length

/**
 * Up to so many positions `p` that meet the search. Those around a place come square by square, the nearest first, from an
 * index that holds all that is asked of them; `most` ends that early. Columns of a cut are those of that index.
 */
export function foundSql(search: PositionSearch, columns: string, most: number | null, bind: Bind): string {
  const limit = most === null ? '' : `limit ${bind(most, 'int')}`
  const conditions = conditionsSql(search, bind)
  if (!isBounded(search) || !comesBySquares(search))
    return `select ${columns} from position p where ${conditions} ${limit}`
  const cells = bind(cellsWithin(search.near, search.near.miles, cellsPerDegree.row), 'int[]')
  // the inner limit keeps the squares in their order: what has one is not joined in another
  return `select around.* from unnest(${cells}) as square (cell)
    cross join lateral (select ${columns} from position p where p.cell = square.cell and ${conditions}
      limit ${bind(most ?? 2_147_483_647, 'int')}) around ${limit}`
}
