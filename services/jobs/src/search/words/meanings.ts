import { states } from '@lunchpail/contracts/wizard/enumerations'
import { placeWords } from '../../places/place-words.ts'
import { terms } from './ask-words.ts'
import { notPeople, otherTrades } from './other-trades.ts'
import { otherWords } from './other-words.ts'
import { plain } from './plain.ts'
import { trade, type Meaning } from './trade-words.ts'

const places: readonly Meaning[] = [
  ...Object.entries(states).map(([code, name]) => ({ said: [plain(name)], marks: [code.toLowerCase()] })),
  ...placeWords.map(({ said, heard, code }) => ({
    said,
    heard,
    ...(code && { marks: [code.toLowerCase()] }),
  })),
]

/** What each phrase that people type means. */
const byPhrase = new Map<string, Meaning[]>()
for (const meaning of [...trade, ...terms, ...places, ...otherTrades])
  for (const phrase of [...meaning.said, ...(meaning.heard ?? [])]) {
    const others = byPhrase.get(phrase)
    if (others) others.push(meaning)
    else byPhrase.set(phrase, [meaning])
  }

/** Of several of it too: "welders", "soldadores"; and of doing it: "soldando", "repartiendo". */
export const findMeanings = (phrase: string): readonly Meaning[] =>
  byPhrase.get(phrase) ??
  byPhrase.get(phrase.length > 4 ? phrase.replace(/s$/, '') : phrase) ??
  byPhrase.get(phrase.length > 5 ? phrase.replace(/es$/, '') : phrase) ??
  byPhrase.get(phrase.replace(/ando$/, 'ar').replace(/iendo$/, 'ir')) ??
  []
const others: ReadonlySet<Meaning> = new Set(otherTrades)
/** Whether it names who does the work of another trade. */
export const isPerson = (phrase: string): boolean =>
  !notPeople.has(phrase) && findMeanings(phrase).some((meaning) => others.has(meaning))

export const mostWords = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length))

const longEnough = (word: string): boolean => word.length > 3
/** What is mistyped is compared with them too. */
export const knownWords: readonly string[] = [...byPhrase.keys()].filter(
  (phrase) => !phrase.includes(' ') && longEnough(phrase),
)
/** Words that mean something in a phrase alone, as "tercer" does in that of a shift. */
export const partsOfPhrases: readonly string[] = [
  ...new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')).filter(longEnough)),
].filter((word) => !byPhrase.has(word))

/** What is offered while a visitor types. */
export const offered: readonly string[] = [...new Set([...trade, ...terms].flatMap(({ said }) => said))]

const otherMeanings: ReadonlySet<Meaning> = new Set(otherWords)
/** Whether it names no trade and no term of work: one that is spelled alike may be meant. */
export const isNoTrade = (phrase: string): boolean =>
  findMeanings(phrase).every((meaning) => otherMeanings.has(meaning))

// nothing mistyped is taken for these, so that they are no known words
for (const meaning of otherWords)
  for (const word of meaning.said) if (!byPhrase.has(word)) byPhrase.set(word, [meaning])
