// SQL by hand: full text of PostgreSQL, which Prisma does not write.
import type { Language } from '@lunchpail/contracts/language/translate'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { editDistance } from '@lunchpail/kit-service/edit-distance'
import { findMeanings, isNoTrade, knownWords } from './meanings.ts'
import { nearWords } from './other-trades.ts'
import { readWords, type Term } from './read-words.ts'
import { wordsOf } from './words-sql.ts'

/** As many as an answer holds. */
export const maxNear = 3

const text = `
  select word from unnest($1::text[], $2::text[], $3::boolean[], $4::text[])
    with ordinality as near (word, words, is_person, instead_of, place)
  where any_position_has(to_tsquery('words', near.words))
    -- elsewhere, or without a filter, some job may have what was typed
    and (instead_of is null or not any_position_has(to_tsquery('words', instead_of)))
    -- who does another trade is not found by a text
    and (not is_person or any_position_says_of_itself(to_tsquery('words', near.words)))
  order by place limit ${maxNear}`

/** Shorter words are one letter away from too many. */
const shortestAlike = 5

/**
 * Words of trades that are one mistake away, or the first that begins so: "parker" is a city, "diver" other work, and "soldad" a
 * word of Spanish, so that none is read as a trade, which may yet be meant where no job has them.
 */
function spelledLike({ typed }: Term): string[] {
  if (typed.length < shortestAlike || !isNoTrade(typed)) return []
  const begun = knownWords.filter((word) => word.startsWith(typed)).slice(0, 1)
  const alike = knownWords.filter(
    (word) => Math.abs(word.length - typed.length) < 2 && editDistance(typed, word) === 1,
  )
  // each trade once
  const byMeaning = new Map<unknown, string>()
  for (const word of [...begun, ...alike]) {
    const [meaning] = findMeanings(word)
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, word)
  }
  return [...byMeaning.values()]
}

const inSpanish: Readonly<Record<string, string>> = nearWords

/** Of what no job has, what is nearest to it and some job has. */
export async function nearestTrades(
  on: Transaction,
  terms: readonly Term[],
  language: Language,
): Promise<string[]> {
  const trades = [...new Set(terms.flatMap((term) => term.near))]
  const alike = new Map(terms.flatMap((term) => spelledLike(term).map((word) => [word, wordsOf(term)])))
  for (const word of trades) alike.delete(word)
  const near = [...trades, ...alike.keys()]
  if (near.length === 0) return []
  const meant = near.map((word) => readWords(word).terms)
  const words = meant.map((all) => all.map((term) => `(${wordsOf(term)})`).join(' & '))
  const arePeople = meant.map((all) => all.some(({ isPerson }) => isPerson))
  const shown = near.map((word) => (language === 'es' && inSpanish[word]) || word)
  const values = [shown, words, arePeople, near.map((word) => alike.get(word) ?? null)]
  return (await readRows<{ word: string }>(on, { text, values })).map(({ word }) => word)
}

const absent = `
  select typed from unnest($1::text[], $2::text[]) as one (typed, words)
  where not any_position_says_of_itself(to_tsquery('words', one.words))`

/** Of whoever does another trade that no job has, beside other words that some job has. */
export async function nearestOfAbsent(
  on: Transaction,
  terms: readonly Term[],
  language: Language,
): Promise<string[]> {
  const people = terms.filter(({ isPerson }) => isPerson)
  if (people.length === 0) return []
  const values = [people.map(({ typed }) => typed), people.map(wordsOf)]
  const rows = await readRows<{ typed: string }>(on, { text: absent, values })
  const none = new Set(rows.map(({ typed }) => typed))
  return nearestTrades(
    on,
    people.filter(({ typed }) => none.has(typed)),
    language,
  )
}
