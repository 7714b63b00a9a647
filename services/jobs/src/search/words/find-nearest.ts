import { cellsPerDegree, radiusOf } from '@lunchpail/contracts/jobs/rules/cells'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Around } from '../filter-sql.ts'
import { slack, type Expected, type Seen } from '../long-part.ts'
import { enough, isWhole, nearestCountsStatement, nearestStatement } from '../nearest-by-words.ts'
import type { WordsSearch } from '../position-search.ts'
import type { PositionRow } from '../present-card.ts'
import type { Counted } from '../read-found.ts'
import { countLimit } from '../search-positions.ts'

/**
 * So many of the nearest positions are looked at, then as many as a long list takes, up to the most; up to `more` twice as many, as
 * of what many have the best fit is rarely among the very nearest.
 */
export const lookedAt = { first: 1_000, more: 6_000, most: 10_000 } as const

export type ByWords = Around & { readonly words: WordsSearch }

interface Looked {
  /** of those that were looked at */
  readonly total: number
  readonly looked: number
  readonly squares: number | null
  /** the page, where they are a long list or all that there are */
  readonly rows?: readonly PositionRow[]
}

/** Looks at so many of the nearest positions. */
export type ReadNearest = (on: Transaction, search: ByWords, most: number) => Promise<Looked>

interface Nearest {
  readonly found: number
  readonly looked: number
  /** miles */
  readonly farthest: number
  /** all within the distance were looked at */
  readonly isAll: boolean
  readonly long?: Counted
}

/** All within the distance were looked at. */
const isAllOf = (search: ByWords, { looked }: Looked, most: number): boolean =>
  looked < most && isWhole(search.near.miles)

/** With the page. Of the first look it is rarely wanted: they are counted, and scored where they are all that there are. */
export const readNearestPage: ReadNearest = async (on, search, most) => {
  if (most === lookedAt.first) {
    const [looked] = (await readRows<Looked>(on, nearestCountsStatement(search, most))) as [Looked]
    if (!isAllOf(search, looked, most) || looked.total < enough) return looked
  }
  const rows = await readRows<PositionRow & Looked>(on, nearestStatement(search, most))
  return { ...rows[0]!, rows }
}

async function readNearest(
  on: Transaction,
  search: ByWords,
  most: number,
  read: ReadNearest,
): Promise<Nearest> {
  const seen = await read(on, search, most)
  const { total, looked, squares, rows } = seen
  const isAll = isAllOf(search, seen, most)
  return {
    found: total,
    looked,
    farthest: Math.max(1, radiusOf(squares ?? 1, search.near, cellsPerDegree.row)),
    isAll,
    ...((total > countLimit || (isAll && total >= enough)) && {
      long: { search, reached: search, total, ...(rows && { rows }) },
    }),
  }
}

export interface Guess extends Expected {
  /** how many positions of whatever words the whole likely has */
  readonly around: number
  readonly seen: Seen
}

/** A long list of the nearest that have the words in title and fields, where these are common; else what is known of the whole. */
export async function findNearest(
  on: Transaction,
  search: ByWords,
  read: ReadNearest,
): Promise<Counted | Guess> {
  const { first, more, most } = lookedAt
  let nearest = await readNearest(on, search, first, read)
  const needed = Math.ceil((first * slack * countLimit) / Math.max(nearest.found, 1))
  if (nearest.looked === first && needed <= most)
    nearest = await readNearest(on, search, Math.max(needed, Math.min(2 * needed, more)), read)
  const { long, found, farthest, isAll } = nearest
  if (long) return long
  const { miles } = search.near
  const seen = { size: farthest, found }
  if (isAll) return { expected: found, around: nearest.looked, seen }
  // the area grows by the square
  const larger = miles === 0 ? Infinity : Math.max(1, miles / farthest) ** 2
  return { expected: Math.max(found, 1) * larger, around: nearest.looked * larger, seen }
}
