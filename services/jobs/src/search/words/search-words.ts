import { dayMs } from '@lunchpail/contracts/durations'
import type { Language } from '@lunchpail/contracts/language/translate'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Around } from '../filter-sql.ts'
import { mostMilesAround, nearestStatement } from '../nearest-by-words.ts'
import type { PositionSearch, WordsSearch } from '../position-search.ts'
import type { PositionRow } from '../present-card.ts'
import { countedStatement, countLimit, findStatement } from '../search-positions.ts'
import { distanceOf } from '../point.ts'
import { correctWords, type Corrected } from './correct-words.ts'
import { maxNear, nearestTrades } from './nearest-trades.ts'
import type { Term, Words } from './read-words.ts'
import { termsHere } from './words-here.ts'

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
async function findLongPart(
  on: Transaction,
  search: PositionSearch,
  begun?: number,
): Promise<Counted | undefined> {
  const { near, words } = search
  // without words a search around a place ends early by itself
  if (!words && !near) return undefined
  const { least, most } = near ? (words ? parts.miles : { least: 200, most: 200 }) : parts.days
  const whole = sizeOf(search)
  for (let size = Math.min(begun ?? least, most); size < whole && size <= most;) {
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

type CountWhole = (on: Transaction, search: PositionSearch) => Promise<Counted>

/** Alone: the page is not wanted, or is read of a long list. Around a place any of it are as near as those of a part. */
const countWhole: CountWhole = async (on, search) => {
  const { near, words } = search
  const isPart = words && near && near.miles > 0 && near.miles <= parts.miles.most
  return countedOf(search, isPart ? { ...search } : search, await idsOf(on, search))
}

/** With the page, which is right where the list is not long: what the index of words found is read once. */
export const readWhole: CountWhole = async (on, search) => {
  const found = await readRows<PositionRow & { readonly total: number }>(on, countedStatement(search))
  const { total } = found[0]!
  return {
    search,
    reached: search,
    total,
    ...(total <= countLimit && { rows: found.filter(({ id }) => id !== null) }),
  }
}

/** So many of the nearest positions are looked at, then as many as a long list takes. */
const lookedAt = { first: 2_000, most: 10_000, slack: 1.3 } as const

/** Where so many times fewer are expected than make a long list, it is none. */
const surely = 4

/** How many the whole has, and how large a part is that likely is a long list, in miles. */
interface Expected {
  readonly expected: number
  readonly size?: number
}

type ByWords = Around & { readonly words: WordsSearch }

interface Nearest {
  readonly found: number
  readonly looked: number
  /** miles */
  readonly farthest: number
  /** all within the distance were looked at */
  readonly isWhole: boolean
  readonly long?: Counted
}

async function readNearest(on: Transaction, search: ByWords, most: number): Promise<Nearest> {
  type Row = PositionRow & { readonly total: number; readonly looked: number; readonly farthest: number }
  const rows = await readRows<Row>(on, nearestStatement(search, most))
  const { total, looked, farthest } = rows[0]!
  const { miles } = search.near
  const isWhole = looked < most && miles > 0 && miles <= mostMilesAround
  return {
    found: total,
    looked,
    farthest: Math.max(1, distanceOf(farthest)),
    isWhole,
    ...(total > countLimit && { long: { search, reached: search, total, rows } }),
  }
}

/** A long list of the nearest that have the words in title and fields, where these are common; else what is known of the whole. */
async function findNearest(on: Transaction, search: ByWords): Promise<Counted | Expected> {
  const { first, most, slack: more } = lookedAt
  let nearest = await readNearest(on, search, first)
  const needed = Math.ceil((first * more * countLimit) / Math.max(nearest.found, 1))
  if (!nearest.long && nearest.looked === first && needed <= most)
    nearest = await readNearest(on, search, needed)
  const { long, found, farthest, isWhole } = nearest
  if (long) return long
  const { miles } = search.near
  if (isWhole) return { expected: found, size: miles }
  // the area grows by the square
  const expected = miles === 0 ? Infinity : found * (miles / farthest) ** 2
  return { expected, size: Math.max(parts.miles.least, farthest * Math.sqrt(growthOf(found))) }
}

/** A part with more than is counted stands for the whole: it is not counted further. */
const count = async (on: Transaction, search: PositionSearch, whole = countWhole): Promise<Counted> =>
  (await findLongPart(on, search)) ?? whole(on, search)

const isAround = (search: PositionSearch): search is Around => search.near !== undefined

/** Of many those count whose title and fields have all of the words; of none, those that have some. */
async function countWords(
  on: Transaction,
  asked: PositionSearch,
  terms: readonly Term[],
  whole: CountWhole,
): Promise<Counted> {
  const here = asked.near ? await termsHere(on, terms) : undefined
  const by = (matching: WordsSearch['matching']) => ({
    ...asked,
    words: { terms, matching, ...(here && { here }) },
  })
  const someOf = (found: Counted): Counted | Promise<Counted> =>
    found.total > 0 || terms.length === 1 ? found : count(on, by('some'), whole)
  const heads = by('heads')
  const guess: Counted | Expected =
    isAround(asked) && asked.sort === 'fit'
      ? await findNearest(on, { ...asked, words: heads.words })
      : { expected: Infinity }
  if ('search' in guess) return guess
  // what has the words in its title has them at all
  const all = guess.expected > countLimit ? undefined : await whole(on, by('all'))
  if (all && all.total <= countLimit) return someOf(all)
  if (!all || guess.expected > countLimit / surely) {
    const found = (await findLongPart(on, heads, guess.size)) ?? (await countWhole(on, heads))
    if (found.total > countLimit) return found
  }
  if (!asked.near?.miles) return someOf(await count(on, by('all'), whole))
  const last = all ?? (await whole(on, by('all')))
  return last.total > countLimit ? ((await findLongPart(on, by('all'))) ?? last) : someOf(last)
}

/** Counts what a list holds; `whole` counts one that has no long part. */
export async function countSearch(
  on: Transaction,
  { words, language }: { readonly words: Words | undefined; readonly language: Language },
  asked: PositionSearch,
  whole = countWhole,
): Promise<Counted> {
  if (!words) return count(on, asked, whole)
  const corrected = await correctWords(on, words)
  const { terms } = corrected.words
  if (terms.length === 0) return correctedTo(await count(on, asked, whole), corrected)
  const found = await countWords(on, asked, terms, whole)
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
