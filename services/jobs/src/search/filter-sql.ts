// SQL by hand, as Prisma has neither `cube` nor full text.
import { scheduleBit, scheduleType } from '@lunchpail/contracts/jobs/enumerations'
import type { Bind } from '@lunchpail/kit-database/statement'
import { chordOf, pointOf } from './point.ts'
import type { PositionSearch, WordsSearch } from './position-search.ts'
import { allCondition, headCondition, someCondition } from './words/words-sql.ts'

export interface Filter {
  /** condition on `p` and `f` */
  readonly where: string
  /** the searched point, where there is one */
  readonly point: string | undefined
}

const wordConditions = { heads: headCondition, all: allCondition, some: someCondition } as const
const wordsSql = ({ terms, matching }: WordsSearch, bind: Bind): string =>
  wordConditions[matching](terms, bind)

/** Full-time or part-time at choice is found by either. */
const scheduleSql = (bits: number): string => {
  const types = [
    ...(bits & scheduleBit['full-time'] ? [scheduleType['full-time']] : []),
    ...(bits & scheduleBit['part-time'] ? [scheduleType['part-time']] : []),
    scheduleType.either,
  ]
  return `p.schedule_type in (${types.join(', ')})`
}

export function filterSql(search: PositionSearch, bind: Bind): Filter {
  const { near, words } = search
  const conditions = [`p.state = 'open'`]
  if (words && words.terms.length > 0) conditions.push(wordsSql(words, bind))
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
  const point = near && `cube(${bind(pointOf(near), 'float8[]')})`
  if (near && near.miles > 0) {
    const chord = bind(chordOf(near.miles), 'float8')
    conditions.push(`f.spot <@ cube_enlarge(${point}, ${chord}, 3) and f.spot <-> ${point} <= ${chord}`)
  }
  return { where: `where ${conditions.join(' and ')}`, point }
}

/** Where the conditions need no facility, none is read: without a longest distance the point only sorts. */
export function boundedSource(search: PositionSearch, bind: Bind): string {
  const isBounded = search.near !== undefined && search.near.miles > 0
  const { where } = filterSql(isBounded ? search : { ...search, near: undefined }, bind)
  return `from position p ${isBounded ? 'join facility f on f.id = p.facility_id ' : ''}${where}`
}
