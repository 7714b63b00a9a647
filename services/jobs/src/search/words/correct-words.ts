// SQL by hand: trigrams of PostgreSQL, which Prisma does not know.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { isInDictionary, isNearDictionary, readDictionary } from './dictionary.ts'
import { editDistance } from '@lunchpail/kit-service/edit-distance'
import { allowedMistakes } from './allowed-mistakes.ts'
import { knownWords, partsOfPhrases } from './meanings.ts'
import { withCorrections, type Term, type Words } from './read-words.ts'

/** Shorter ones are too like each other. */
const shortestCorrected = 4
/** Shorter ones begin too much. */
const shortestBeginning = 3
/** By its trigrams, 1 for none in common: what is farther is like no word, and "park" no offer for "pago". */
const farthest = 0.7
/** The shortest words are the likeliest to be meant. */
const mostBegun = 50

/**
 * Words of positions that begin with the typed one: the index of words has each of them, while by a beginning PostgreSQL would read
 * every position that has any. The nearest words of positions where none has it, and none begins so.
 */
export const lookUp = `
  select typed as word, begun.words as begins, near.words as near, near.alike from unnest($1::text[]) as typed,
  lateral (select array(select phrase from search_phrase where kind = 0 and phrase ~>=~ typed and phrase ~<~ (typed || '{')
    order by length(phrase), phrase limit ${mostBegun}) as words) begun,
  lateral (select cardinality(begun.words) > 0 or length(typed) < ${shortestCorrected}
    or any_position_has(to_tsquery('words', typed))
    -- a city where there is no job is no mistyped trade
    or exists (select from place where to_tsvector('simple', city) @@ to_tsquery('simple', typed)) as is_known) known,
  lateral (select case when is_known then null else coalesce(array_agg(phrase order by far), '{}') end as words,
    coalesce(array_agg(phrase order by far) filter (where far <= ${farthest}), '{}') as alike
    from (select phrase, phrase <-> typed as far from search_phrase where kind = 0 and not is_known
      order by phrase <-> typed limit 20) as nearest) near`

interface Looked {
  readonly word: string
  readonly begins: readonly string[]
  /** null where the word is known */
  readonly near: readonly string[] | null
  /** those of them that are worth offering */
  readonly alike: readonly string[]
}

/** A trade that is farther is not meant where a word of none is near. */
const farMistakes = 2

/** Letters that sound alike to whoever writes by ear. */
const alike = ['bv', 'cksqz', 'gjh', 'iy', 'nm']

/** Few mistype the first letter: it changed places with the next, was left out, or sounds like the one that is meant. */
const mayBegin = (typed: string, word: string): boolean =>
  typed.slice(0, 2) === word.charAt(1) + word.charAt(0) ||
  (typed === word.slice(1) && typed.length > 5) ||
  alike.some((letters) => letters.includes(typed.charAt(0)) && letters.includes(word.charAt(0)))

/** The word that was meant: none by a real word, else one that it is the beginning of, or the one with the fewest mistakes. */
function meantBy(typed: string, near: readonly string[]): string | undefined {
  if (isInDictionary(typed)) return undefined
  const begun = [...knownWords, ...partsOfPhrases].find((word) => word.startsWith(typed))
  if (begun) return begun
  const most = allowedMistakes(typed)
  const found = (words: readonly string[], allowed: number) =>
    words
      .filter((word) => Math.abs(word.length - typed.length) <= allowed)
      .map((word) => ({ word, mistakes: editDistance(typed, word), begins: word[0] === typed[0] }))
      .filter(({ word, mistakes, begins }) => mistakes <= (begins ? allowed : mayBegin(typed, word) ? 1 : 0))
  const [best] = [...found([...knownWords, ...near], most), ...found(partsOfPhrases, 1)].toSorted(
    (one, other) => one.mistakes - other.mistakes || Number(other.begins) - Number(one.begins),
  )
  // "resturant" is much nearer to a word of no trade; "wherehouse" may yet mean the trade
  return best && best.mistakes > farMistakes && isNearDictionary(typed) ? undefined : best?.word
}

export interface Corrected {
  readonly words: Words
  /** as it is looked for, where a word was mistyped */
  readonly instead: string | null
  /** words of positions that are spelled like those that none has */
  readonly near: readonly string[]
  /** typed words that no position has, and none is meant by */
  readonly unsaid: readonly string[]
}

/** Puts the words that were meant in place of those that no position has, and beside each the words that begin with it. */
export async function correctWords(on: Transaction, words: Words): Promise<Corrected> {
  const doubtful = words.terms.filter(isDoubtful).map(({ typed }) => typed)
  if (doubtful.length === 0) return { words, instead: null, near: [], unsaid: [] }
  const looked = await readRows<Looked>(on, { text: lookUp, values: [doubtful] })
  const begins = new Map(looked.map((row) => [row.word, row.begins]))
  const unknown = looked.filter((row): row is Looked & { near: string[] } => row.near !== null)
  if (unknown.length > 0) await readDictionary()
  const corrections = new Map<string, string>()
  for (const { word, near } of unknown) {
    const meant = meantBy(word, near)
    if (meant) corrections.set(word, meant)
  }
  const unsaid = unknown.filter(({ word }) => !corrections.has(word))
  const { terms, payFrom } = corrections.size > 0 ? withCorrections(words, corrections) : words
  return {
    words: { terms: terms.map((term) => ({ ...term, begins: begins.get(term.typed) ?? [] })), payFrom },
    instead:
      corrections.size > 0 ? words.terms.map(({ typed }) => corrections.get(typed) ?? typed).join(' ') : null,
    near: [...new Set(unsaid.flatMap(({ alike }) => alike))].slice(0, 3),
    unsaid: unsaid.map(({ word }) => word),
  }
}

/** Letters alone: a number is as it was typed. */
const isDoubtful = ({ known, typed }: Term): boolean =>
  !known && typed.length >= shortestBeginning && /^[a-z]+$/.test(typed)
