import type { listPositions } from '@lunchpail/contracts/jobs/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { roleBit, roles, shiftBit, shifts, wageFilter } from '@lunchpail/contracts/jobs/enumerations'
import type { Role, Shift } from '@lunchpail/contracts/jobs/enumerations'

/** What the list is narrowed to. All of it stands in the address, so that a search can be kept and sent. */
export interface Filters {
  readonly roles: readonly Role[]
  readonly shifts: readonly Shift[]
  /** dollars an hour; null where an end is open */
  readonly from: number | null
  readonly to: number | null
  /** five digits, or empty */
  readonly zip: string
  /** miles; 0 stands for any distance */
  readonly distance: number
  readonly page: number
}

export const usualDistance = 25

export const noFilters: Filters = {
  roles: [],
  shifts: [],
  from: null,
  to: null,
  zip: '',
  distance: usualDistance,
  page: 1,
}

/** Reads an address that anybody may have typed: what does not fit is left out. */
export function readFilters(search: URLSearchParams): Filters {
  const number = (name: string, minimum: number, maximum: number): number | null => {
    const text = search.get(name) ?? ''
    const value = Number(text)
    return /^\d{1,5}$/.test(text) && value >= minimum && value <= maximum ? value : null
  }
  const roleBits = number('role', 0, 127) ?? 0
  const shiftBits = number('shift', 0, 7) ?? 0
  const from = number('wage_start', wageFilter.minimum + 1, wageFilter.firstHandleMaximum)
  const to = number('wage_end', wageFilter.minimum, wageFilter.maximum - 1)
  return {
    roles: roles.filter((role) => roleBits & roleBit[role]),
    shifts: shifts.filter((shift) => shiftBits & shiftBit[shift]),
    from: from !== null && to !== null && from > to ? null : from,
    to,
    zip: /^\d{5}$/.test(search.get('zip') ?? '') ? search.get('zip')! : '',
    distance: number('distance', 0, 500) ?? usualDistance,
    page: number('page', 1, 10_000) ?? 1,
  }
}

const bits = <Name extends string>(
  names: readonly Name[],
  bit: Readonly<Record<Name, number>>,
): string | undefined =>
  names.length > 0 ? String(names.reduce((sum, name) => sum | bit[name], 0)) : undefined

/** What the service is asked, spelled as in the address of the page. */
export function queryOf(filters: Filters): QueryInput<typeof listPositions> {
  return {
    role: bits(filters.roles, roleBit),
    shift: bits(filters.shifts, shiftBit),
    wage_start: filters.from === null ? undefined : String(filters.from),
    wage_end: filters.to === null ? undefined : String(filters.to),
    zip: filters.zip || undefined,
    distance: filters.zip ? String(filters.distance) : undefined,
    page: filters.page > 1 ? String(filters.page) : undefined,
  }
}

/** The address of the list with these filters, always spelled the same. */
export function addressOf(filters: Filters): string {
  const search = new URLSearchParams(
    Object.entries(queryOf(filters)).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()
  return search ? `/jobs?${search}` : '/jobs'
}

/** How many filters are on beside the place, which has its own fields. */
export const filterCount = ({ roles, shifts, from, to }: Filters): number =>
  roles.length + shifts.length + (from === null && to === null ? 0 : 1)
