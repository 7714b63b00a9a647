import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { comesBySquares } from './filter-sql.ts'
import { isWidest } from './long-part.ts'
import { enough, isByNearest, nearestFoundStatement } from './nearest-by-words.ts'
import type { PositionSearch } from './position-search.ts'
import type { PositionRow } from './present-card.ts'
import { countedStatement, countLimit, findStatement } from './search-positions.ts'
import { readNearestPage, type ReadNearest } from './words/find-nearest.ts'

/** What a list holds. */
export interface Counted {
  readonly search: PositionSearch
  /** of a long list the part that has its nearest or its newest, else the same */
  readonly reached: PositionSearch
  /** what `reached` has, where it was found by words; up to one more than is counted */
  readonly ids?: readonly number[]
  /** up to one more than is counted */
  readonly total: number
  /** the page, where it was read with the count */
  readonly rows?: readonly PositionRow[]
  /** how typed words were understood */
  readonly words?: { readonly instead: string | null; readonly some: boolean; readonly near: string[] }
}

/** Reads what a search holds, or a part of it that stands for it where it is long. */
export type ReadFound = (on: Transaction, search: PositionSearch, part?: PositionSearch) => Promise<Counted>

/** How a list is read: what words found, and what of the nearest has them, where these come first. */
export interface Reader {
  readonly found: ReadFound
  readonly nearest?: ReadNearest
}

/** Alone: the page is not wanted, or is read of a long list. */
const readIds: ReadFound = async (on, search, part = search) => {
  const [{ ids }] = (await readRows<{ ids: number[] }>(on, findStatement(part))) as [{ ids: number[] }]
  return { search, reached: part, total: ids.length, ...(search.words && { ids }) }
}

/** So many make a page worth while: all of a list, many of whose title and fields have the words, and of a part a long list. */
const leastOf = (search: PositionSearch, part: PositionSearch | undefined): number => {
  if (part && part !== search) return isWidest(search, part) ? enough : countLimit + 1
  return search.words?.matching === 'heads' ? enough : 1
}

/**
 * With the page: what the index of words found is read once, and what comes by squares is scored from their index. In another order
 * than its nearest or the best fit, a long list has none yet.
 */
const readWithPage: ReadFound = async (on, search, part) => {
  const asked = part ?? search
  const isNearest = isByNearest(asked)
  const isBest = !asked.words && asked.sort === 'fit' && comesBySquares(asked)
  if (part && !isNearest && !isBest) return readIds(on, search, part)
  const statement = isNearest ? nearestFoundStatement(asked, leastOf(search, part)) : countedStatement(asked)
  const found = await readRows<PositionRow & { readonly total: number }>(on, statement)
  const { total } = found[0]!
  const isPage = isNearest || (part ? total > countLimit : total <= countLimit)
  return {
    search,
    reached: asked,
    total,
    ...(isPage && { rows: found.filter(({ id }) => id !== null) }),
  }
}

export const pageReader = ({ sort }: PositionSearch): Reader => ({
  found: readWithPage,
  ...(sort === 'fit' && { nearest: readNearestPage }),
})
