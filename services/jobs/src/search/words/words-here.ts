// SQL by hand: full text of PostgreSQL, and a function of this database.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Here } from '../position-search.ts'
import { oneOf, partsOf } from './words-sql.ts'
import type { Term } from './read-words.ts'

interface Known {
  readonly heads: boolean
  readonly text: boolean
}

/** Whether `heads_here` and `words_here` of the database have a word, by the word as it is written. */
const known = new Map<string, Known>()
/** What more than that are is asked again. */
const mostKnown = 50_000

/** The terms of which an index knows in which squares of the map they are, whichever of their words a position has. */
export async function termsHere(on: Transaction, terms: readonly Term[]): Promise<Here> {
  const wordsOf = new Map(terms.map((term) => [term, partsOf(term).map(oneOf)]))
  const asked = [...new Set([...wordsOf.values()].flat())].filter((word) => !known.has(word))
  if (asked.length > 0) {
    if (known.size + asked.length > mostKnown) known.clear()
    const rows = await readRows<Known & { word: string }>(on, {
      text: `select word, length(read) > 0 and cardinality(heads_here(read, 0)) = length(read) as heads,
          length(read) > 0 and cardinality(words_here(read, 0)) = length(read) as text
        from unnest($1::text[]) as word, lateral (select to_tsvector('words', word) as read) as one`,
      values: [asked],
    })
    for (const { word, ...has } of rows) known.set(word, has)
  }
  const inIndex = (index: keyof Known) =>
    new Set(terms.filter((term) => wordsOf.get(term)!.every((word) => known.get(word)?.[index])))
  return { heads: inIndex('heads'), text: inIndex('text') }
}
