// SQL by hand: full text of PostgreSQL, and functions of this database.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Here } from '../position-search.ts'
import { findMeanings } from './meanings.ts'
import type { Term } from './read-words.ts'
import { partsOf } from './words-sql.ts'

interface Known {
  readonly heads: boolean
  readonly text: boolean
}

/** Whether `heads_at` and `text_at` of the database have a word, by the word as it is written. */
const known = new Map<string, Known>()
/** What more than that are is asked again. */
const mostKnown = 50_000

const wordsIn = (part: string): string[] => part.split(' <-> ')
const isWord = (part: string): boolean => wordsIn(part).length === 1
const wordsAlone = (term: Term): Set<string> => new Set(partsOf(term).filter(isWord))

/**
 * One word of each part of a term is enough to find it: one that is looked for by itself as well, else none that another term asks for
 * or that is a trade by itself, as those are common; of several the longest.
 */
function wordsToFind(
  term: Term,
  others: ReadonlySet<string>,
  has: (word: string) => boolean,
): readonly string[] | undefined {
  const own = wordsAlone(term)
  const costs = (word: string): number =>
    own.has(word)
      ? 0
      : 1_000 + (others.has(word) ? 1_000 : 0) + (findMeanings(word).length > 0 ? 500 : 0) - word.length
  const found = partsOf(term).map((part) =>
    wordsIn(part)
      .filter(has)
      .toSorted((one, other) => costs(one) - costs(other))
      .at(0),
  )
  return found.every((word) => word !== undefined) ? [...new Set(found)] : undefined
}

/** The terms of which an index knows in which squares of the map they are, each with the words by which it finds them. */
export async function termsHere(on: Transaction, terms: readonly Term[]): Promise<Here> {
  const asked = [...new Set(terms.flatMap(partsOf).flatMap(wordsIn))].filter((word) => !known.has(word))
  if (asked.length > 0) {
    if (known.size + asked.length > mostKnown) known.clear()
    const rows = await readRows<Known & { word: string }>(on, {
      text: `select word, length(read) > 0 and cardinality(heads_at(read, 0)) = length(read) as heads,
          length(read) > 0 and cardinality(text_at(read, 0)) = length(read) as text
        from unnest($1::text[]) as word, lateral (select to_tsvector('words', word) as read) as one`,
      values: [asked],
    })
    for (const { word, ...has } of rows) known.set(word, has)
  }
  const inIndex = (index: keyof Known) =>
    new Map(
      terms.flatMap((term) => {
        const others = new Set(
          terms.filter((other) => other !== term).flatMap((other) => [...wordsAlone(other)]),
        )
        const words = wordsToFind(term, others, (word) => known.get(word)?.[index] === true)
        return words ? [[term, words] as const] : []
      }),
    )
  return { heads: inIndex('heads'), text: inIndex('text') }
}
