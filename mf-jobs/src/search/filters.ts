import type { listPositions } from '@lunchpail/contracts/jobs/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import {
  commuteLimitMinutes,
  defaultDistanceMiles,
  listSorts,
  tradeBit,
  shiftBit,
  wageFilter,
  wordsCharacters,
} from '@lunchpail/contracts/jobs/enumerations'
import type { ListSort, Trade, Shift } from '@lunchpail/contracts/jobs/enumerations'

/** What a job must not ask for, or must allow, by its name in the address. */
export const traits = ['weekend', 'entry', 'screen', 'background'] as const
export type Trait = (typeof traits)[number]

/** How people get to work, as bits. */
export const wayBit = { car: 1, transit: 2 } as const
export type Way = keyof typeof wayBit
export const ways = Object.keys(wayBit) as Way[]

/** Filters of the list. The address holds all of them, so that a search can be bookmarked and shared. */
export interface Filters {
  /** typed words */
  readonly q: string
  /** what comes first; null as the service sees fit */
  readonly sort: ListSort | null
  /** bits of `scheduleBit` */
  readonly schedule: number
  /** in so many days; 0 for any date */
  readonly posted: number
  /** bits of `benefitBit` */
  readonly benefits: number
  readonly roles: readonly Trade[]
  readonly shifts: readonly Shift[]
  readonly traits: readonly Trait[]
  /** dollars an hour; null where an end is open */
  readonly from: number | null
  readonly to: number | null
  /** five digits, or empty */
  readonly zip: string
  /** where the search is, in an address that has no ZIP; empty without one. */
  readonly geohash: string
  /** miles; 0 is any distance */
  readonly distance: number
  /** minutes from the ZIP; null for any, and where there is no ZIP */
  readonly minutes: number | null
  /** none means either */
  readonly ways: readonly Way[]
  readonly page: number
}

export const noFilters: Filters = {
  q: '',
  sort: null,
  schedule: 0,
  posted: 0,
  benefits: 0,
  roles: [],
  shifts: [],
  traits: [],
  from: null,
  to: null,
  zip: '',
  geohash: '',
  distance: defaultDistanceMiles,
  minutes: null,
  ways: [],
  page: 1,
}

/** Everything off but the place, which has its own fields. */
export const clearedFilters = ({ zip, geohash, distance }: Filters): Filters => ({
  ...noFilters,
  zip,
  geohash,
  distance,
})

/** Reads an address that anybody may have typed: what does not fit is left out. */
export function readFilters(search: URLSearchParams): Filters {
  const number = (name: string, minimum: number, maximum: number): number | null => {
    const text = search.get(name) ?? ''
    const value = Number(text)
    return /^\d{1,5}$/.test(text) && value >= minimum && value <= maximum ? value : null
  }
  // A form that is sent without scripts names each chosen one by itself.
  const sumOf = (name: string, all: number): number =>
    search
      .getAll(name)
      .map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : 0))
      .reduce((chosen, one) => (one <= all ? chosen | one : chosen), 0)
  const among = <Name extends string>(name: string, bit: Readonly<Record<Name, number>>): Name[] => {
    const sum = sumOf(
      name,
      Object.values<number>(bit).reduce((all, one) => all | one, 0),
    )
    return (Object.keys(bit) as Name[]).filter((one) => sum & bit[one])
  }
  // What is below the range is at its start, and at the ends of the range a handle narrows nothing. 2 §5: the cap of the
  // first handle is the slider's; an address may ask for more.
  const dollars = (name: string): number | null => {
    const value = number(name, 0, 999)
    return value === null ? null : Math.max(value, wageFilter.minimum)
  }
  const least = dollars('wage_start')
  const end = dollars('wage_end')
  const most = end === null ? null : Math.min(end, wageFilter.maximum)
  const from = least === wageFilter.minimum ? null : least
  const to = most === wageFilter.maximum ? null : most
  const zip = /^\d{5}$/.test(search.get('zip') ?? '') ? search.get('zip')! : ''
  const geohash = zip ? '' : (/^(ooa|[0-9b-hjkmnp-z]{1,12})$/i.exec(search.get('geohash') ?? '')?.[0] ?? '')
  // the menu offers a few lengths; an address may ask for others
  const minutes = zip || geohash ? number('commute_length', 1, commuteLimitMinutes - 1) : null
  return {
    // a control character, which nobody types, would have the whole search refused
    q: (search.get('q') ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, wordsCharacters),
    sort: listSorts.find((one) => one === search.get('sort')) ?? null,
    schedule: sumOf('schedule', 3),
    posted: number('posted', 0, 365) ?? 0,
    benefits: sumOf('benefits', 255),
    roles: among('role', tradeBit),
    shifts: among('shift', shiftBit),
    traits: traits.filter((trait) => search.get(trait) === '1'),
    from,
    to,
    zip,
    geohash,
    // Whoever says how long the way may be says how far.
    distance: number('distance', 0, 500) ?? (minutes === null ? defaultDistanceMiles : 0),
    minutes,
    ways: minutes === null ? [] : among('commute_type', wayBit),
    page: number('page', 1, 10_000) ?? 1,
  }
}

const bits = <Name extends string>(
  names: readonly Name[],
  bit: Readonly<Record<Name, number>>,
): string | undefined =>
  names.length > 0 ? String(names.reduce((sum, name) => sum | bit[name], 0)) : undefined
const chosen = (value: number): string | undefined => (value > 0 ? String(value) : undefined)
const text = (value: number | null): string | undefined => (value === null ? undefined : String(value))

/** What the service is asked, spelled as in the address of the page. */
export function queryOf(filters: Filters): QueryInput<typeof listPositions> {
  return {
    q: filters.q || undefined,
    role: bits(filters.roles, tradeBit),
    shift: bits(filters.shifts, shiftBit),
    ...Object.fromEntries(filters.traits.map((trait) => [trait, '1'])),
    wage_start: text(filters.from),
    wage_end: text(filters.to),
    zip: filters.zip || undefined,
    geohash: filters.zip ? undefined : filters.geohash || undefined,
    distance: filters.zip || filters.geohash ? String(filters.distance) : undefined,
    commute_length: text(filters.minutes),
    commute_type: filters.minutes === null ? undefined : bits(filters.ways, wayBit),
    schedule: chosen(filters.schedule),
    posted: chosen(filters.posted),
    benefits: chosen(filters.benefits),
    sort: filters.sort ?? undefined,
    page: filters.page > 1 ? String(filters.page) : undefined,
  }
}

/** A query in the spelling of an address. */
export const searchOf = (query: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

/** The address of the list with these filters, always spelled the same. */
export function addressOf(filters: Filters): string {
  const search = searchOf(queryOf(filters))
  return search ? `/jobs?${search}` : '/jobs'
}

/** The menus of the filter bar, and which parts of the filters each of them holds. */
export const menus = ['category', 'shift', 'commute', 'more', 'sort'] as const
export type Menu = (typeof menus)[number]

const one = (on: boolean): number => (on ? 1 : 0)

/** How many filters of a menu are on: each category, shift and toggle; the way to work and the pay as one. */
export function activeIn(menu: Menu, filters: Filters): number {
  const { roles, shifts, traits, from, to, minutes, schedule, posted, benefits, sort } = filters
  switch (menu) {
    case 'category':
      return roles.length
    case 'shift':
      return shifts.length
    case 'commute':
      return one(minutes !== null)
    case 'more':
      return [from !== null || to !== null, schedule > 0, posted > 0, benefits > 0].reduce(
        (sum, on) => sum + one(on),
        traits.length,
      )
    case 'sort':
      return one(sort !== null)
  }
}
