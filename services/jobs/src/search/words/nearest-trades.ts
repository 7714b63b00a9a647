// SQL by hand: full text of PostgreSQL, which Prisma does not write.
import type { Language } from '@lunchpail/contracts/language/translate'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { nearWords } from './other-trades.ts'
import { readWords, type Term } from './read-words.ts'
import { wordsOf } from './words-sql.ts'

/** As many as an answer holds. */
export const maxNear = 3

const text = `
  select word from unnest($1::text[], $2::text[]) with ordinality as near (word, words, place)
  where any_position_has(to_tsquery('words', near.words))
  order by place limit ${maxNear}`

/** Of a trade that no job has, what is nearest to it and some job has. */
export async function nearestTrades(
  on: Transaction,
  terms: readonly Term[],
  language: Language,
): Promise<string[]> {
  const near = [...new Set(terms.flatMap((term) => term.near))]
  if (near.length === 0) return []
  const words = near.map((word) =>
    readWords(word)
      .terms.map((term) => `(${wordsOf(term)})`)
      .join(' & '),
  )
  const shown = near.map((word) => (language === 'es' ? nearWords[word] : word))
  return (await readRows<{ word: string }>(on, { text, values: [shown, words] })).map(({ word }) => word)
}
