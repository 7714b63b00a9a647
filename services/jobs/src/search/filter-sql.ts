// SQL by hand, as Prisma has neither `cube` nor full text.
import { scheduleBit, scheduleType, tradeBit } from '@lunchpail/contracts/jobs/enumerations'
import type { Bind } from '@lunchpail/kit-database/statement'
import { dayMs } from '@lunchpail/contracts/durations'
import { cellsPerDegree, cellsWithin, maxCellMiles } from '@lunchpail/contracts/jobs/rules/cells'
import { chordOf, spotSql } from './point.ts'
import type { PositionSearch, WordsSearch } from './position-search.ts'
import {
  allCondition,
  groupsHere,
  headCondition,
  hereColumns,
  hereCondition,
  someCondition,
} from './words/words-sql.ts'

const wordConditions = { heads: headCondition, all: allCondition, some: someCondition } as const

/** As the trigger `position_words` writes them. */
const markOf = { near: 'zzn', around: 'zza', day: 'zzd' } as const

/** Up to so many miles the smaller squares are few enough to be asked for one by one. */
const nearMiles = 50

/** Up to so many miles the squares of words are few enough. */
const hereMiles = { heads: 100, all: 100, some: 100 } as const

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

export const milesBySquares = (matching: WordsSearch['matching']): number => hereMiles[matching]

/** The words that an index has by the squares of the map, where these are few. */
function groupsAround(search: PositionSearch): (readonly string[])[] {
  const { words } = search
  const groups =
    words && isBounded(search) && search.near.miles <= hereMiles[words.matching] ? groupsHere(words) : []
  // the kind of work is among the words: that of another is not read
  return groups.length > 0 && search.role ? [...groups, rolesWithin(search.role)] : groups
}

/** Marks of the kinds of work that a filter leaves. */
const rolesWithin = (bits: number): string[] =>
  Object.values(tradeBit)
    .filter((bit) => bit & bits)
    .map((bit) => `role${bit}`)

function wordsSql(search: PositionSearch, bind: Bind): string[] {
  const { words } = search
  if (!words || words.terms.length === 0) return []
  const condition = wordConditions[words.matching]
  const groups = groupsAround(search)
  return groups.length === 0
    ? [condition(words.terms, [placeMarks(search), dayMarks(search)], bind)]
    : [hereCondition(groups.length, words.matching === 'heads', condition(words.terms, [], bind))]
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
export const isBounded = (search: PositionSearch): search is Around =>
  search.near !== undefined && search.near.miles > 0

/** Whether what is found comes square by square, the nearest first. */
export const comesBySquares = (search: PositionSearch): boolean =>
  isBounded(search) &&
  (search.words?.terms.length ? groupsAround(search).length > 0 : search.near.miles <= maxCellMiles)

/**
 * Up to so many positions `p` that meet the search. Those around a place come square by square, the nearest first, from an
 * index that holds all that is asked of them; `most` ends that early. Columns of a cut are those of that index.
 */
export function foundSql(search: PositionSearch, columns: string, most: number | null, bind: Bind): string {
  const limit = most === null ? '' : `limit ${bind(most, 'int')}`
  const conditions = conditionsSql(search, bind)
  if (!isBounded(search) || !comesBySquares(search))
    return `select ${columns} from position p where ${conditions} ${limit}`
  const groups = groupsAround(search)
  const perDegree = groups.length > 0 ? cellsPerDegree.words : cellsPerDegree.row
  const cells = bind(cellsWithin(search.near, search.near.miles, perDegree), 'int[]')
  if (groups.length > 0)
    return `select around.* from (select ${hereColumns(groups, bind)} from unnest(${cells}) as square (cell) offset 0) square
      cross join lateral (select ${columns} from position p where ${conditions}
        limit ${bind(most ?? 2_147_483_647, 'int')}) around ${limit}`
  // the inner limit keeps the squares in their order: what has one is not joined in another; in a square the newest come first
  return `select around.* from unnest(${cells}) as square (cell)
    cross join lateral (select ${columns} from position p where p.cell = square.cell and ${conditions}
      order by p.posted_at desc, p.id desc
      limit ${bind(most ?? 2_147_483_647, 'int')}) around ${limit}`
}
