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
  /** up to one more than is counted */
  readonly total: number
  /** how typed words were understood */
  readonly words?: { readonly instead: string | null; readonly some: boolean; readonly near: string[] }
}

const count = async (on: Transaction, search: PositionSearch): Promise<number> =>
  (await readRows<{ total: number }>(on, countStatement(search)))[0]!.total

/** Counts what a list holds. Of many, those count whose title and fields have all of the words; of none, those that have some. */
export async function countSearch(
  on: Transaction,
  { typed, language }: { readonly typed: string; readonly language: Language },
  bare: PositionSearch,
): Promise<Counted> {
  if (typed === '') return { search: bare, total: await count(on, bare) }
  const corrected = await correctWords(on, readWords(typed))
  const { terms, payFrom } = corrected.words
  const asked = { ...bare, wagesFrom: payFrom === undefined ? bare.wagesFrom : [...bare.wagesFrom, payFrom] }
  if (terms.length === 0) return toldOf({ search: asked, total: await count(on, asked) }, corrected)
  for (const matching of ['heads', 'all', 'some'] as const) {
    if (matching === 'some' && terms.length === 1) break
    const search = { ...asked, words: { terms, matching } }
    const total = await count(on, search)
    if (matching === 'heads' ? total > countLimit : total > 0) return toldOf({ search, total }, corrected)
  }
  const near = [...(await nearestTrades(on, terms, language)), ...corrected.near].slice(0, maxNear)
  return toldOf({ search: { ...asked, words: { terms, matching: 'all' } }, total: 0 }, { ...corrected, near })
}

const toldOf = (counted: Counted, { instead, near }: Corrected): Counted => ({
  ...counted,
  words: {
    instead,
    some: counted.search.words?.matching === 'some',
    near: counted.total === 0 ? [...near] : [],
  },
})
