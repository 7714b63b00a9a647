import { dayMs } from '@lunchpail/contracts/durations'
import type { Language } from '@lunchpail/contracts/language/translate'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { PositionSearch } from '../position-search.ts'
import { countLimit, countStatement } from '../search-positions.ts'
import { correctWords, type Corrected } from './correct-words.ts'
import { maxNear, nearestTrades } from './nearest-trades.ts'
import { readWords } from './read-words.ts'

export interface Counted {
  readonly search: PositionSearch
  /** of a long list the part that has its nearest or its newest, else the same */
  readonly reached: PositionSearch
  /** up to one more than is counted */
  readonly total: number
  /** how typed words were understood */
  readonly words?: { readonly instead: string | null; readonly some: boolean; readonly near: string[] }
}

const countOf = async (on: Transaction, search: PositionSearch): Promise<number> =>
  (await readRows<{ total: number }>(on, countStatement(search)))[0]!.total

/** Miles and days of parts of a long list, each about five times the one before. */
const parts = { miles: [5, 12, 30, 75, 200], days: [1, 5] } as const

/** Parts of the same search that may hold more than is counted, the smallest first. */
function partsOf(search: PositionSearch): PositionSearch[] {
  const { near, words, postedAfter, now } = search
  if (near) {
    // without words a search around a place ends early by itself
    const miles = parts.miles.filter(
      (part) => (near.miles === 0 || part < near.miles) && (words || part >= 200),
    )
    return miles.map((part) => ({ ...search, near: { ...near, miles: part } }))
  }
  const days = parts.days.map((part) => new Date(now.getTime() - part * dayMs))
  return words
    ? days.filter((day) => !postedAfter || day > postedAfter).map((day) => ({ ...search, postedAfter: day }))
    : []
}

/** Jobs stand closer here than there: a part that promises half of it may yet be one of a long list. */
const slack = 2

/** Whether a list cannot be long whose part holds so many: other parts of it need not be counted. */
function isShort({ near }: PositionSearch, part: PositionSearch, total: number): boolean {
  if (!near || near.miles === 0 || !part.near) return false
  return total * (near.miles / part.near.miles) ** 2 * slack <= countLimit
}

/** A part with more than is counted stands for the whole: it is not counted further. */
async function count(on: Transaction, search: PositionSearch): Promise<Counted> {
  for (const reached of partsOf(search)) {
    const total = await countOf(on, reached)
    if (total > countLimit) return { search, reached, total }
    if (isShort(search, reached, total)) break
  }
  return { search, reached: search, total: await countOf(on, search) }
}

/** Counts what a list holds. Of many, those count whose title and fields have all of the words; of none, those that have some. */
export async function countSearch(
  on: Transaction,
  { typed, language }: { readonly typed: string; readonly language: Language },
  bare: PositionSearch,
): Promise<Counted> {
  if (typed === '') return count(on, bare)
  const corrected = await correctWords(on, readWords(typed))
  const { terms, payFrom } = corrected.words
  const asked = { ...bare, wagesFrom: payFrom === undefined ? bare.wagesFrom : [...bare.wagesFrom, payFrom] }
  if (terms.length === 0) return toldOf(await count(on, asked), corrected)
  for (const matching of ['heads', 'all', 'some'] as const) {
    if (matching === 'some' && terms.length === 1) break
    const counted = await count(on, { ...asked, words: { terms, matching } })
    if (matching === 'heads' ? counted.total > countLimit : counted.total > 0)
      return toldOf(counted, corrected)
  }
  const near = [...(await nearestTrades(on, terms, language)), ...corrected.near].slice(0, maxNear)
  const none = { ...asked, words: { terms, matching: 'all' as const } }
  return toldOf({ search: none, reached: none, total: 0 }, { ...corrected, near })
}

const toldOf = (counted: Counted, { instead, near }: Corrected): Counted => ({
  ...counted,
  words: {
    instead,
    some: counted.search.words?.matching === 'some',
    near: counted.total === 0 ? [...near] : [],
  },
})
