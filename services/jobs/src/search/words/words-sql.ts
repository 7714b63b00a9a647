// SQL by hand: full text of PostgreSQL, which Prisma does not write. The columns are filled by the trigger `position_words`.
import type { Bind } from '@lunchpail/kit-database/statement'
import type { WordsSearch } from '../position-search.ts'
import type { Term } from './read-words.ts'

/** Where in a position a term is looked for. A: title, B: marks, C: company and place. */
type Where = '' | ':A' | ':BC' | ':C'

/** Only letters and digits get here (`plain`), so that none is an operator of tsquery. */
const inARow = (phrase: string, where: Where): string =>
  phrase
    .split(' ')
    .map((word) => word + where)
    .join(' <-> ')

/** A word's beginning counts from so many letters on: fewer begin too much. */
const shortestBeginning = 3

/** Marks of a position that begin with what a visitor may type, as they would be found by it. */
const marksBegin = ['role', 'shift', 'skill', 'benefit'] as const
const beginsMark = (typed: string): boolean => marksBegin.some((mark) => mark.startsWith(typed))

/** In one row alone: `begins` has the words that it begins for an index. */
const beginningOf = ({ typed }: Term, where: ':A' | ':C'): string[] =>
  typed.includes(' ') || typed.length < shortestBeginning || beginsMark(typed)
    ? []
    : [`${typed}:*${where.slice(1)}`]

const anyOf = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' | ')

/** A query of its own, so that it is read once for a statement, not for each row. */
const readOnce = (text: string, bind: Bind): string => `(select to_tsquery('words', ${bind(text, 'text')}))`

const query = (parts: readonly string[], bind: Bind): string => readOnce(anyOf(parts), bind)

/** All that is looked for, wherever it stands. */
export const partsOf = (term: Term): string[] => [
  ...[...term.phrases, ...term.like].map((phrase) => inARow(phrase, '')),
  ...term.begins,
  ...term.marks,
]

/** One term, as PostgreSQL reads it. */
export const wordsOf = (term: Term): string => anyOf(partsOf(term))

/** Groups of marks, of each of which a position has one: an index of words finds those that have them with the words. */
type Marks = readonly (readonly string[])[]

/** Each group of marks as a query of its own: the index weighs a position by one at a time, at half of what they cost in one. */
const allIn = (column: 'words' | 'body', groups: readonly string[], marks: Marks, bind: Bind): string =>
  [groups.map((group) => `(${group})`).join(' & '), ...marks.filter((group) => group.length > 0).map(anyOf)]
    .map((text) => `p.${column} @@ ${readOnce(text, bind)}`)
    .join(' and ')

/** All terms are in what a position says of itself, without its text. */
export const headCondition = (terms: readonly Term[], marks: Marks, bind: Bind): string =>
  allIn('words', terms.map(wordsOf), marks, bind)

/** `body` knows no order of words: there a phrase is all of its words, and `words` has to have it in a row. */
const anyOrder = (part: string): string => part.replaceAll(' <-> ', ' & ')
const isPhrase = (part: string): boolean => part.includes(' <-> ')
const inEither = (parts: readonly string[], bind: Bind): string[] => {
  if (!parts.some(isPhrase)) return []
  const found = query(parts, bind)
  return [`(p.words @@ ${found} or p.body @@ ${found})`]
}

/** All terms are in what it says of itself or in its text; whoever does the work of another trade in the former. */
export const allCondition = (terms: readonly Term[], marks: Marks, bind: Bind): string =>
  [
    allIn('body', terms.map(wordsOf).map(anyOrder), marks, bind),
    ...terms.flatMap((term) =>
      term.isPerson ? [`p.words @@ ${query(partsOf(term), bind)}`] : inEither(partsOf(term), bind),
    ),
  ].join(' and ')

/** At least one of the terms is. */
export const someCondition = (terms: readonly Term[], marks: Marks, bind: Bind): string => {
  const parts = terms.flatMap(partsOf)
  return [allIn('body', [anyOrder(anyOf(parts))], marks, bind), ...inEither(parts, bind)].join(' and ')
}

/** For each group of words a number for each of them in a square, as `heads_at` and `text_at` of the database have them of a position. */
export const hereColumns = (groups: readonly (readonly string[])[], bind: Bind): string =>
  groups
    .map(
      (words, nth) => `array(select word_at(square.cell, word)
        from unnest(tsvector_to_array(to_tsvector('words', ${bind(words.join(' '), 'text')}))) as word) as words${nth}`,
    )
    .join(', ')

/** The groups of words of each of which an index can find one by the squares of the map; none where it cannot. */
export const groupsHere = ({ terms, matching, here }: WordsSearch): (readonly string[])[] => {
  const known = here?.[matching === 'heads' ? 'heads' : 'text']
  const found = terms.flatMap((term) => {
    const words = known?.get(term)
    return words ? [words] : []
  })
  if (matching !== 'some') return found
  return found.length === terms.length ? [found.flat()] : []
}

/** Of all that has a word of each group in a square of the map, which an index finds by itself, what meets the condition. */
export const hereCondition = (groups: number, isHeads: boolean, condition: string): string =>
  [
    ...Array.from(
      { length: groups },
      (_, nth) =>
        `${isHeads ? 'heads_at(p.words, p.cell)' : 'text_at(p.body, p.cell)'} && square.words${nth}`,
    ),
    // as no index has it
    `(${condition}) is true`,
  ].join(' and ')

/** How well a term is met: as the title's word best, then its beginning, a mark, the company or place, the text. */
function scoreOf(term: Term, rest: 'words' | 'body', bind: Bind): string {
  const { phrases, like, marks, typed } = term
  const cases = [
    [1.05, [inARow(typed, ':A')]],
    [1, phrases.map((phrase) => inARow(phrase, ':A'))],
    [0.8, beginningOf(term, ':A')],
    [0.7, like.map((phrase) => inARow(phrase, ':A'))],
    [0.6, marks.map((mark) => `${mark}:BC`)],
    [
      0.55,
      [...phrases.map((phrase) => inARow(phrase, ':C')), ...(term.known ? [] : beginningOf(term, ':C'))],
    ],
  ] as const
  const whens = cases
    .filter(([, parts]) => parts.length > 0)
    .map(([points, parts]) => `when p.words @@ ${query(parts, bind)} then ${points}`)
  const where = term.isPerson ? 'words' : rest
  return `(case ${whens.join(' ')} when p.${where} @@ ${query(partsOf(term), bind)} then 0.2 else 0 end)`
}

/**
 * From 0 to about 1: how well a position meets all terms; of two alike, the one whose title says less beside them. What is found
 * by title and fields needs no column of the text.
 */
export const relevanceSql = ({ terms, matching }: WordsSearch, bind: Bind): string => {
  const letters = terms.reduce((sum, { typed }) => sum + typed.length, 0)
  const rest = matching === 'heads' ? 'words' : 'body'
  return `((${terms.map((term) => scoreOf(term, rest, bind)).join(' + ')}) / ${terms.length}
    + 0.1 * least(1, ${letters}::float8 / length(p.title)))`
}
