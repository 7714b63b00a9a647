import { dayMs } from '@lunchpail/contracts/durations'
import type { Language } from '@lunchpail/contracts/language/translate'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { PositionSearch, WordsSearch } from '../position-search.ts'
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

/** So far around a place most lists are short: the whole is counted first. */
const wholeMiles = 30
const isNear = ({ near }: PositionSearch): boolean =>
  near !== undefined && near.miles > 0 && near.miles <= wholeMiles

/** A part with more than is counted stands for the whole: it is not counted further. */
async function count(on: Transaction, search: PositionSearch): Promise<Counted> {
  const countWhole = async () => ({ search, reached: search, total: await countOf(on, search) })
  const whole = search.words && isNear(search) ? await countWhole() : undefined
  if (whole && whole.total <= countLimit) return whole
  for (const reached of partsOf(search)) {
    const total = await countOf(on, reached)
    if (total > countLimit) return { search, reached, total }
    if (isShort(search, reached, total)) break
  }
  return whole ?? countWhole()
}

/**
 * Of many those count whose title and fields have all of the words; of none, those that have some. What has them in its title has
 * them at all: of a list that is likely short those are counted first, and mostly alone.
 */
async function countWords(
  countOf: (matching: WordsSearch['matching']) => Promise<Counted>,
  { likelyShort, several }: { readonly likelyShort: boolean; readonly several: boolean },
): Promise<Counted> {
  const all = likelyShort ? await countOf('all') : undefined
  if (!all || all.total > countLimit) {
    const heads = await countOf('heads')
    if (heads.total > countLimit) return heads
  }
  const found = all ?? (await countOf('all'))
  return found.total > 0 || !several ? found : countOf('some')
}

/** Counts what a list holds. */
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
  const found = await countWords((matching) => count(on, { ...asked, words: { terms, matching } }), {
    likelyShort: isNear(asked),
    several: terms.length > 1,
  })
  if (found.total > 0) return toldOf(found, corrected)
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
