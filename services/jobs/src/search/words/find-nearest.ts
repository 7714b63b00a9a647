import { cellsPerDegree, radiusOf } from '@lunchpail/contracts/jobs/rules/cells'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Around } from '../filter-sql.ts'
import { slack, type Expected, type Seen } from '../long-part.ts'
import { enough, isWhole, nearestStatement } from '../nearest-by-words.ts'
import type { WordsSearch } from '../position-search.ts'
import type { PositionRow } from '../present-card.ts'
import type { Counted } from '../read-found.ts'
import { countLimit } from '../search-positions.ts'

/**
 * So many of the nearest positions are looked at, then as many as a long list takes, up to the most; up to `more` twice as many, as
 * of what many have the best fit is rarely among the very nearest.
 */
export const lookedAt = { first: 1_000, more: 6_000, most: 10_000 } as const

type ByWords = Around & { readonly words: WordsSearch }

interface Nearest {
  readonly found: number
  readonly looked: number
  /** miles */
  readonly farthest: number
  /** all within the distance were looked at */
  readonly isAll: boolean
  readonly long?: Counted
}

async function readNearest(on: Transaction, search: ByWords, most: number): Promise<Nearest> {
  type Row = PositionRow & {
    readonly total: number
    readonly looked: number
    readonly squares: number | null
  }
  const rows = await readRows<Row>(on, nearestStatement(search, most))
  const { total, looked, squares } = rows[0]!
  const isAll = looked < most && isWhole(search.near.miles)
  return {
    found: total,
    looked,
    farthest: Math.max(1, radiusOf(squares ?? 1, search.near, cellsPerDegree.row)),
    isAll,
    ...((total > countLimit || (isAll && total >= enough)) && {
      long: { search, reached: search, total, rows },
    }),
  }
}

export interface Guess extends Expected {
  /** how many positions of whatever words the whole likely has */
  readonly around: number
  readonly seen: Seen
}

/** A long list of the nearest that have the words in title and fields, where these are common; else what is known of the whole. */
export async function findNearest(on: Transaction, search: ByWords): Promise<Counted | Guess> {
  const { first, more, most } = lookedAt
  let nearest = await readNearest(on, search, first)
  const needed = Math.ceil((first * slack * countLimit) / Math.max(nearest.found, 1))
  if (nearest.looked === first && needed <= most)
    nearest = await readNearest(on, search, Math.max(needed, Math.min(2 * needed, more)))
  const { long, found, farthest, isAll } = nearest
  if (long) return long
  const { miles } = search.near
  const seen = { size: farthest, found }
  if (isAll) return { expected: found, around: nearest.looked, seen }
  // the area grows by the square
  const larger = miles === 0 ? Infinity : Math.max(1, miles / farthest) ** 2
  return { expected: Math.max(found, 1) * larger, around: nearest.looked * larger, seen }
}
