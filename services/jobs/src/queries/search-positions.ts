import { pointOf, chordOf } from '../domain/point.ts'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'

export const pageSize = 20
/** Counting ends here, and so do the pages: nobody reads further, and a list this long is narrowed instead. */
export const countLimit = 1_000

/** What a list is asked for, after the ZIP code has become a point. */
export interface Search {
  readonly role?: number
  readonly shift?: number
  readonly wageFrom?: number
  readonly wageTo?: number
  readonly noWeekend?: boolean
  readonly entry?: boolean
  readonly noDrugScreen?: boolean
  readonly backgroundFlexible?: boolean
  /** miles; 0 stands for any distance */
  readonly near?: Point & { readonly miles: number }
  readonly page: number
}

export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: (number | number[])[]
}

export const cardColumns = `p.id, p.state, p.title, p.excerpt, p.wage_from, p.wage_to, p.role, p.shifts, p.schedule_type,
  p.schedule_start, p.posted_at, f.city, f.region, f.zip, f.approximate, c.id as company_id, c.name as company_name, c.logo_version`

/** What narrows a search, as conditions on `p` and `f`; the name tells which of them there are, in the 63 characters that it may have. */
interface Narrowed {
  readonly name: string
  readonly conditions: string[]
  readonly values: (number | number[])[]
  readonly bind: (value: number | number[], type: string) => string
  /** the point's place among the values, where there is one */
  readonly spot: string | undefined
}

function narrow(search: Search): Narrowed {
  const values: (number | number[])[] = []
  const bind = (value: number | number[], type: string) => `$${values.push(value)}::${type}`
  const conditions = [`p.state = 'open'`]
  let name = ''
  const add = (part: string, condition: string) => {
    conditions.push(condition)
    name += `-${part}`
  }
  if (search.role) add('role', `p.role & ${bind(search.role, 'int')} <> 0`)
  if (search.shift) add('shift', `p.shifts & ${bind(search.shift, 'int')} <> 0`)
  // Ranges that touch. A posting that tells one end of its wage counts by it; one that tells none is in no range.
  if (search.wageFrom !== undefined)
    add('from', `coalesce(p.wage_to, p.wage_from) >= ${bind(search.wageFrom, 'numeric')}`)
  if (search.wageTo !== undefined)
    add('to', `coalesce(p.wage_from, p.wage_to) <= ${bind(search.wageTo, 'numeric')}`)
  if (search.noWeekend) add('weekend', 'not p.weekend')
  if (search.entry) add('entry', 'p.entry')
  if (search.noDrugScreen) add('screen', 'not p.drug_screen')
  if (search.backgroundFlexible) add('record', 'p.background_flexible')
  const { near } = search
  const spot = near && `cube(${bind(pointOf(near), 'float8[]')})`
  if (near && near.miles > 0) {
    const line = bind(chordOf(near.miles), 'float8')
    add('within', `f.spot <@ cube_enlarge(${spot}, ${line}, 3) and f.spot <-> ${spot} <= ${line}`)
  }
  if (near && near.miles === 0) name += '-near'
  return { name, conditions, values, bind, spot }
}

/** How many there are, up to one more than the limit. There is one text, and so one prepared statement, for each set of filters. */
export function countStatement(search: Search): Statement {
  // Without a bound the point only sorts, and the count does not know it.
  const { near, ...anywhere } = search
  const bounded = near && near.miles > 0
  const { name, conditions, values, bind } = narrow(bounded ? search : (anywhere as Search))
  const facility = bounded ? 'join facility f on f.id = p.facility_id' : ''
  return {
    name: `count${name}`,
    text: `select count(*)::int as total from (
      select 1 from position p ${facility} where ${conditions.join(' and ')} limit ${bind(countLimit + 1, 'int')}) found`,
    values,
  }
}

/** The ids of a page in their order, each with its `line`: `page`, with what it is made of. */
function pageOf({ near }: Search, few: boolean, { conditions, spot }: Narrowed, part: string): string {
  const where = `where ${conditions.join(' and ')}`
  if (!near || !spot)
    return `page as materialized (select p.id, p.posted_at, null::float8 as line from position p ${where}
      order by p.posted_at desc, p.id desc ${part})`
  const line = `f.spot <-> ${spot}`
  // Where nothing bounds the distance, what fits is found without the places, and their lines one by one.
  const places = few && near.miles === 0
  const source = places
    ? `(select p.id, p.posted_at, p.facility_id from position p ${where} offset 0) p
      cross join lateral (select spot from facility where id = p.facility_id offset 0) f`
    : `position p join facility f on f.id = p.facility_id ${where}`
  const ids = `select p.id, p.posted_at, ${line} as line from ${source}`
  return few
    ? `found as materialized (${ids}), page as (select * from found order by line, posted_at desc, id desc ${part})`
    : `page as materialized (${ids} order by ${line}, p.posted_at desc, p.id desc ${part})`
}

/**
 * A page: the newest first, or the nearest. Where there are many, the nearest are read off the index in order, which
 * ends early; where there are `few`, all of them are sorted, as that walk would go far to find them.
 */
export function pageStatement(search: Search, few: boolean): Statement {
  const narrowed = narrow(search)
  const { name, values, bind, spot } = narrowed
  const part = `limit ${bind(pageSize, 'int')} offset ${bind((search.page - 1) * pageSize, 'int')}`
  return {
    name: `${few && spot ? 'few' : 'list'}${name}`,
    text: `with ${pageOf(search, few, narrowed, part)}
      select ${cardColumns}, page.line from page join position p on p.id = page.id
      join facility f on f.id = p.facility_id join company c on c.id = p.company_id
      order by ${spot ? 'page.line, ' : ''}page.posted_at desc, page.id desc`,
    values,
  }
}
