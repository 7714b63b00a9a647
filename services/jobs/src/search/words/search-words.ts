import { dayMs } from '@lunchpail/contracts/durations'
import type { Language } from '@lunchpail/contracts/language/translate'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { PositionSearch, WordsSearch } from '../position-search.ts'
import { countLimit, findStatement } from '../search-positions.ts'
import { correctWords, type Corrected } from './correct-words.ts'
import { maxNear, nearestTrades } from './nearest-trades.ts'
import type { Term, Words } from './read-words.ts'

export interface Counted {
  readonly search: PositionSearch
  /** of a long list the part that has its nearest or its newest, else the same */
  readonly reached: PositionSearch
  /** what `reached` has, where it was found by words; up to one more than is counted */
  readonly ids?: readonly number[]
  /** up to one more than is counted */
  readonly total: number
  /** how typed words were understood */
  readonly words?: { readonly instead: string | null; readonly some: boolean; readonly near: string[] }
}

const idsOf = async (on: Transaction, search: PositionSearch): Promise<number[]> =>
  (await readRows<{ ids: number[] }>(on, findStatement(search)))[0]!.ids

/** The smallest and the largest part of a long list that is looked at by itself, in miles and in days. */
const parts = { miles: { least: 5, most: 200 }, days: { least: 1, most: 30 } } as const

/** A part that holds nothing says only that the next one is larger. */
const mostGrowth = 5
/** Jobs stand closer here than there: a part that promises half of it may yet be one of a long list. */
const slack = 2

/** How many times as large a part is that likely holds more than is counted. */
const growthOf = (found: number): number =>
  Math.min(mostGrowth ** 2, (slack * countLimit) / Math.max(found, 1))

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

/** A part with more than is counted, which stands for the whole; the smallest first, and each by what the one before it held. */
async function findLongPart(on: Transaction, search: PositionSearch): Promise<Counted | undefined> {
  const { near, words } = search
  // without words a search around a place ends early by itself
  if (!words && !near) return undefined
  const { least, most } = near ? (words ? parts.miles : { least: 200, most: 200 }) : parts.days
  const whole = sizeOf(search)
  for (let size: number = least; size < whole && size <= most;) {
    const reached = partOf(search, size)
    const ids = await idsOf(on, reached)
    if (ids.length > countLimit) return countedOf(search, reached, ids)
    const growth = growthOf(ids.length)
    // the area grows by the square
    const next = near ? size * Math.sqrt(growth) : Math.ceil(size * growth)
    size = size < most ? Math.min(next, most) : Infinity
  }
  return undefined
}

const countedOf = (search: PositionSearch, reached: PositionSearch, ids: number[]): Counted => ({
  search,
  reached,
  total: ids.length,
  ...(search.words && { ids }),
})

const countWhole = async (on: Transaction, search: PositionSearch): Promise<Counted> =>
  countedOf(search, search, await idsOf(on, search))

/** A part with more than is counted stands for the whole: it is not counted further. */
const count = async (on: Transaction, search: PositionSearch): Promise<Counted> =>
  (await findLongPart(on, search)) ?? countWhole(on, search)

/** Of many those count whose title and fields have all of the words; of none, those that have some. */
async function countWords(on: Transaction, asked: PositionSearch, terms: readonly Term[]): Promise<Counted> {
  const by = (matching: WordsSearch['matching']) => ({ ...asked, words: { terms, matching } })
  const part = await findLongPart(on, by('heads'))
  if (part) return part
  // around a place most lists are short then; what has the words in its title has them at all
  const all = asked.near?.miles ? await countWhole(on, by('all')) : undefined
  if (!all || all.total > countLimit) {
    const heads = await countWhole(on, by('heads'))
    if (heads.total > countLimit) return heads
  }
  const found = all && all.total <= countLimit ? all : await count(on, by('all'))
  return found.total > 0 || terms.length === 1 ? found : count(on, by('some'))
}

/** Counts what a list holds. */
export async function countSearch(
  on: Transaction,
  { words, language }: { readonly words: Words | undefined; readonly language: Language },
  asked: PositionSearch,
): Promise<Counted> {
  if (!words) return count(on, asked)
  const corrected = await correctWords(on, words)
  const { terms } = corrected.words
  if (terms.length === 0) return correctedTo(await count(on, asked), corrected)
  const found = await countWords(on, asked, terms)
  if (found.total > 0) return correctedTo(found, corrected)
  const near = [...(await nearestTrades(on, terms, language)), ...corrected.near].slice(0, maxNear)
  const none = { ...asked, words: { terms, matching: 'all' as const } }
  return correctedTo({ search: none, reached: none, total: 0 }, { ...corrected, near })
}

const correctedTo = (counted: Counted, { instead, near }: Corrected): Counted => ({
  ...counted,
  words: {
    instead,
    some: counted.search.words?.matching === 'some',
    near: counted.total === 0 ? [...near] : [],
  },
})
