import type { Language } from '@lunchpail/contracts/language/translate'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Around } from '../filter-sql.ts'
import { findLongPart } from '../long-part.ts'
import { enough } from '../nearest-by-words.ts'
import type { PositionSearch, WordsSearch } from '../position-search.ts'
import type { Counted, Reader } from '../read-found.ts'
import { countLimit } from '../search-positions.ts'
import { correctWords, type Corrected } from './correct-words.ts'
import { findNearest, lookedAt } from './find-nearest.ts'
import { maxNear, nearestOfAbsent, nearestTrades } from './nearest-trades.ts'
import type { Term, Words } from './read-words.ts'
import { termsHere } from './words-here.ts'

/** Where more positions are, of whatever words, a part is looked at before the whole. */
const mostAtOnce = 20_000
/** This share of them likely has a word in their text, where none of the nearest has it in its title. */
const shareByText = 0.1

/** A part with more than is counted stands for the whole: it is not counted further. */
async function count(on: Transaction, search: PositionSearch, { found }: Reader): Promise<Counted> {
  const part = await findLongPart(on, search, found)
  return 'search' in part ? part : found(on, search)
}

const isAround = (search: PositionSearch): search is Around => search.near !== undefined

/** Of many those count whose title and fields have all of the words; of none, those that have some. */
async function countWords(
  on: Transaction,
  asked: PositionSearch,
  terms: readonly Term[],
  reader: Reader,
): Promise<Counted> {
  const read = reader.found
  const here = asked.near ? await termsHere(on, terms) : undefined
  const by = (matching: WordsSearch['matching']) => ({
    ...asked,
    words: { terms, matching, ...(here && { here }) },
  })
  const someOf = (found: Counted): Counted | Promise<Counted> =>
    found.total > 0 || terms.length === 1 ? found : count(on, by('some'), reader)
  const heads = by('heads')
  const nearest =
    reader.nearest && isAround(asked)
      ? await findNearest(on, { ...asked, words: heads.words }, reader.nearest)
      : undefined
  if (nearest && 'search' in nearest) return nearest
  const { expected = Infinity, around = 0, seen } = nearest ?? {}
  const manyHeads = async (): Promise<Counted | undefined> => {
    const part = expected > countLimit ? await findLongPart(on, heads, read, seen) : { expected }
    if ('search' in part) return part
    const whole = await read(on, heads, heads)
    return whole.total >= enough ? whole : undefined
  }
  if (expected >= enough) {
    const found = await manyHeads()
    if (found) return found
  }
  // what has the words in its title has them at all
  const all = by('all')
  if (!asked.near?.miles || around > mostAtOnce) {
    const part = await findLongPart(on, all, read, seen && { ...seen, found: lookedAt.first * shareByText })
    if ('search' in part) return part
  }
  const last = await read(on, all)
  return last.total <= countLimit ? someOf(last) : last
}

/** Counts what a list holds; `read` may read its page, too. */
export async function countSearch(
  on: Transaction,
  { words, language }: { readonly words: Words | undefined; readonly language: Language },
  asked: PositionSearch,
  read: Reader,
): Promise<Counted> {
  if (!words) return count(on, asked, read)
  const corrected = await correctWords(on, words)
  const { terms } = corrected.words
  if (terms.length === 0) return correctedTo(await count(on, asked, read), { ...corrected, near: [] })
  // what none has is not looked for: the other words are, as if they alone were typed
  const said = terms.filter(({ typed }) => !corrected.unsaid.includes(typed))
  const found = said.length > 0 ? await countWords(on, asked, said, read) : undefined
  if (found && found.total > 0) {
    const isSome = found.search.words?.matching === 'some'
    const near = isSome ? await nearestOfAbsent(on, said, language) : []
    return correctedTo(found, { ...corrected, near }, said.length < terms.length)
  }
  const near = [...new Set([...(await nearestTrades(on, terms, language)), ...corrected.near])].slice(
    0,
    maxNear,
  )
  const none = { ...asked, words: { terms, matching: 'all' as const } }
  return correctedTo({ search: none, reached: none, total: 0 }, { ...corrected, near })
}

const correctedTo = (counted: Counted, { instead, near }: Corrected, isSome = false): Counted => ({
  ...counted,
  words: {
    instead,
    some: isSome || counted.search.words?.matching === 'some',
    near: [...near],
  },
})
