import { dayMs } from '@lunchpail/contracts/durations'
import { pageSize } from '@lunchpail/contracts/page-size'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { comesBySquares, milesBySquares } from './filter-sql.ts'
import type { PositionSearch } from './position-search.ts'
import type { Counted, ReadFound } from './read-found.ts'
import { enough, widestMiles } from './nearest-by-words.ts'
import { countLimit, findStatement } from './search-positions.ts'

/** The smallest and the largest part of a long list that is looked at by itself, in miles and in days. */
const parts = { miles: { least: 3, most: widestMiles }, days: { least: 1, most: 30 } } as const

/** A part that holds nothing says only that the next one is larger. */
const mostGrowth = 5
/** Jobs stand closer here than there: a part that promises as many as make a long list may hold fewer. */
export const slack = 1.3
/** The whole of a list costs little more than a part of this share of its size. */
const nearlyWhole = 0.7

/** What a part of a list has, by its size in miles or days. */
export interface Seen {
  readonly size: number
  readonly found: number
}

/** By which power of its size a part has more: by the square where jobs stand everywhere as close, less out of a city. */
function powerOf({ near }: PositionSearch, before: Seen | undefined, seen: Seen): number {
  const even = near ? 2 : 1
  if (!before?.found || !seen.found || before.size >= seen.size) return even
  const measured = Math.log(seen.found / before.found) / Math.log(seen.size / before.size)
  return Math.min(even, Math.max(even / 4, measured))
}

/** How many times as large a part is that likely holds more than is counted. */
const growthOf = ({ found }: Seen, power: number): number =>
  Math.min(mostGrowth, ((slack * countLimit) / Math.max(found, 1)) ** (1 / power))

/** The part of a search that is within so many miles, or of so many days; without either, none. */
function partOf(search: PositionSearch, size: number): PositionSearch {
  const { near, now } = search
  return near
    ? { ...search, near: { ...near, miles: size } }
    : { ...search, postedAfter: new Date(now.getTime() - size * dayMs) }
}

/** How large the whole is; days end where they are not asked for by marks. */
function sizeOf({ near, postedAfter, now }: PositionSearch): number {
  if (near) return near.miles === 0 ? Infinity : near.miles
  return postedAfter ? (now.getTime() - postedAfter.getTime()) / dayMs : Infinity
}

/** How many the whole likely has. */
export interface Expected {
  readonly expected: number
}

/** The widest part of a list at any distance: what is farther is on none of its first pages. */
export const isWidest = (search: PositionSearch, part: PositionSearch): boolean =>
  search.near?.miles === 0 && part.near?.miles === parts.miles.most

/**
 * Whether the widest part has enough for the page, and the whole is long: it is counted anywhere up to the limit, as to sort all that
 * has the words by distance is to read all of it.
 */
async function standsForLong(
  on: Transaction,
  search: PositionSearch,
  { reached, total }: Counted,
): Promise<boolean> {
  if (!search.words || !isWidest(search, reached)) return false
  if (total < Math.max(enough, search.page * pageSize)) return false
  const [found] = await readRows<{ ids: readonly number[] }>(
    on,
    findStatement({ ...search, near: undefined }),
  )
  return found!.ids.length > countLimit
}

/**
 * A part with more than is counted, which stands for the whole; the smallest first, and each by what those before it held. Else how
 * many the whole likely has.
 */
export async function findLongPart(
  on: Transaction,
  search: PositionSearch,
  read: ReadFound,
  seen?: Seen,
): Promise<Counted | Expected> {
  const { near, words } = search
  // what comes by squares, and a search around a place without words, ends early by itself
  if (comesBySquares(search) || (!words && !near)) return { expected: Infinity }
  const { least, most } = near ? (words ? parts.miles : { least: 200, most: 200 }) : parts.days
  const whole = sizeOf(search)
  let expected = Infinity
  let before = seen
  // a part that comes by squares ends early by itself
  const bySquares = near && words ? milesBySquares(words.matching) : 0
  const first = before ? before.size * growthOf(before, powerOf(search, undefined, before)) : least
  let size = comesBySquares(partOf(search, bySquares)) ? bySquares : Math.max(least, first)
  for (size = Math.min(size, most); size < whole * nearlyWhole && size <= most;) {
    const found = await read(on, search, partOf(search, size))
    if (found.total > countLimit) return found
    if (size === most && (await standsForLong(on, search, found))) return { ...found, total: countLimit + 1 }
    const now = { size, found: found.total }
    const power = powerOf(search, before, now)
    expected = Math.max(now.found, 1) * (whole / size) ** power
    if (expected < countLimit) break
    const next = size * growthOf(now, power)
    before = now
    size = size < most ? Math.min(near ? next : Math.ceil(next), most) : Infinity
  }
  return { expected }
}
