import type { Point } from './domain/box.ts'
import { boxAround } from './domain/box.ts'

export const pageSize = 20

/** What a list is asked for, after the ZIP code has become a point. */
export interface Search {
  readonly role?: number
  readonly shift?: number
  readonly wageFrom?: number
  readonly wageTo?: number
  readonly near?: Point & { readonly miles: number }
  readonly page: number
}

export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: readonly number[]
}

/** Miles on the ball between a facility and the point of the parameters $n and $n+1, at most half way round. */
export const milesTo = (latitude: string, longitude: string) =>
  `3958.8 * 2 * asin(least(1, sqrt(power(sin(radians(f.latitude - ${latitude}) / 2), 2) + cos(radians(${latitude})) * cos(radians(f.latitude)) * power(sin(radians(f.longitude - ${longitude}) / 2), 2))))`

export const cardColumns = `p.id, p.state, p.title, p.excerpt, p.wage_from, p.wage_to, p.role, p.shifts, p.schedule_type,
  p.schedule_start, p.posted_at, f.city, f.region, f.zip, f.approximate, c.id as company_id, c.name as company_name, c.logo_version`

/**
 * The two statements of a list: its page and its count. There is one text, and so one prepared statement, for each
 * set of filters, because a text that serves every set could not use the indices.
 */
export function listStatements(search: Search): { readonly page: Statement; readonly count: Statement } {
  const values: number[] = []
  const bind = (value: number, type: string) => `$${values.push(value)}::${type}`
  const filters = [`p.state = 'open'`]
  let name = 'open'
  if (search.role) {
    filters.push(`p.role & ${bind(search.role, 'int')} <> 0`)
    name += '-role'
  }
  if (search.shift) {
    filters.push(`p.shifts & ${bind(search.shift, 'int')} <> 0`)
    name += '-shift'
  }
  // Ranges that touch. A posting that tells one end of its wage counts by it; one that tells none is in no range.
  if (search.wageFrom !== undefined) {
    filters.push(`coalesce(p.wage_to, p.wage_from) >= ${bind(search.wageFrom, 'numeric')}`)
    name += '-from'
  }
  if (search.wageTo !== undefined) {
    filters.push(`coalesce(p.wage_from, p.wage_to) <= ${bind(search.wageTo, 'numeric')}`)
    name += '-to'
  }
  const { near } = search
  const bindMiles = (point: Point) => milesTo(bind(point.latitude, 'float8'), bind(point.longitude, 'float8'))
  let miles: string | null = null
  let facility = ''
  if (near && near.miles > 0) {
    const box = boxAround(near, near.miles)
    miles = bindMiles(near)
    facility = 'join facility f on f.id = p.facility_id'
    filters.push(
      `f.latitude between ${bind(box.south, 'float8')} and ${bind(box.north, 'float8')}`,
      `f.longitude between ${bind(box.west, 'float8')} and ${bind(box.east, 'float8')}`,
      `${miles} <= ${bind(near.miles, 'float8')}`,
    )
    name += '-within'
  }
  const where = `where ${filters.join(' and ')}`
  const count = {
    name: `count-${name}`,
    text: `select count(*)::int as total from position p ${facility} ${where}`,
    values: [...values],
  }
  // Without a bound the point only sorts, and the count does not know it.
  if (near && !miles) {
    miles = bindMiles(near)
    name += '-near'
  }
  const order = `${miles ? 'miles, ' : ''}p.posted_at desc, p.id desc`
  const text = `select ${cardColumns}, ${miles ? `round((${miles})::numeric, 1)::float8` : 'null::float8'} as miles from position p
    join facility f on f.id = p.facility_id join company c on c.id = p.company_id ${where}
    order by ${order} limit ${bind(pageSize, 'int')} offset ${bind((search.page - 1) * pageSize, 'int')}`
  return { page: { name: `list-${name}`, text, values }, count }
}
