import { filler } from './ask-words.ts'
import { findMeanings, isPerson, mostWords } from './meanings.ts'
import type { NearWord } from './other-trades.ts'
import { plain } from './plain.ts'
import { takePay } from './read-pay.ts'

/** A word or a phrase that was typed, and what a posting may say for it. */
export interface Term {
  readonly typed: string
  /** words in a row, each as typed or of the same meaning */
  readonly phrases: readonly string[]
  /** what counts less */
  readonly like: readonly string[]
  /** what a posting says of itself */
  readonly marks: readonly string[]
  /** its meaning is known: nothing in it is mistyped */
  readonly known: boolean
  /** who does the work of another trade: the text of a job that says it is about others ("hand it to a line cook") */
  readonly isPerson: boolean
  /** words of jobs that begin with it, where its meaning is not known */
  readonly begins: readonly string[]
  /** what is nearest to it, where no job has it */
  readonly near: readonly NearWord[]
}

export interface Words {
  readonly terms: readonly Term[]
  /** dollars an hour, where a pay was typed */
  readonly payFrom: number | undefined
}

/** More are left out. */
const maxTerms = 8

/** "c.d.l.": letters that stand for words. */
const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}(?!\p{L})/gu
/** How long one works: looked for where nothing else was typed, as it says little of which job. */
const howLong =
  /\b(\d{1,2})\s*-?\s*(?:hours?|hrs?|horas?)\b(?:\s*(?:a la|a|per|por|\/)\s*(?:week|day|semana|dia)\b|\s+weeks?\b)?/g
/** How many days, and each of them: says no shift. */
const anyDay =
  /\b(?:[1-7]\s*-?\s*(?:days?|dias?)(?:\s*(?:a la|a|per|por|\/)?\s*(?:week|semana)\b)?|(?<!home )every ?day|all day|day (?:one|1))\b/g
/** "no nights": of what is known to have a meaning, the opposite of it is not looked for. */
const negations: ReadonlySet<string> = new Set(['no', 'not', 'non', 'without', 'sin'])

const termOf = (typed: string): Term => {
  const meanings = findMeanings(typed)
  return {
    typed,
    phrases: [...new Set([typed, ...meanings.flatMap(({ said }) => said)])],
    like: [...new Set(meanings.flatMap(({ like = [] }) => like))],
    marks: [...new Set(meanings.flatMap(({ marks = [] }) => marks))],
    known: meanings.length > 0,
    isPerson: isPerson(typed),
    begins: [],
    near: [...new Set(meanings.flatMap(({ near = [] }) => near))],
  }
}

/** The longest phrase from here on that has a meaning, or the word. */
function phraseAt(words: readonly string[], at: number) {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    if (findMeanings(typed).length > 0) return { typed, length, isKnown: true }
    // one word that was typed apart: "ware house"
    const joined = words.slice(at, at + 2).join('')
    if (length === 2 && findMeanings(joined).length > 0) return { typed: joined, length, isKnown: true }
  }
  return { typed: words[at]!, length: 1, isKnown: false }
}

function termsOf(said: string): Term[] {
  const words = plain(said).split(' ').filter(Boolean)
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length && terms.size < maxTerms;) {
    const phrase = phraseAt(words, at)
    at += phrase.length
    if (!phrase.isKnown && negations.has(phrase.typed)) {
      const next = words.findIndex((word, index) => index >= at && !filler.has(word))
      const denied = next < 0 ? undefined : phraseAt(words, next)
      if (denied?.isKnown) {
        at = next + denied.length
        continue
      }
    }
    if (!phrase.isKnown && (filler.has(phrase.typed) || phrase.typed.length < 2)) continue
    terms.set(phrase.typed, termOf(phrase.typed))
  }
  return [...terms.values()]
}

/** What was typed as terms: the longest phrases that have a meaning, then single words; without those that say nothing. */
export function readWords(typed: string): Words {
  const { rest, payFrom } = takePay(typed)
  const said = rest.replace(initials, (found) => found.replaceAll('.', '')).replace(anyDay, ' ')
  const terms = termsOf(
    said.replace(howLong, (found) => (findMeanings(plain(found)).length > 0 ? found : ' ')),
  )
  return { terms: terms.length > 0 ? terms : termsOf(said.replace(howLong, '$1 hour')), payFrom }
}

/** The same words with some of them written otherwise. */
export const withCorrections = (words: Words, corrections: ReadonlyMap<string, string>): Words => ({
  ...words,
  terms: readWords(words.terms.map(({ typed }) => corrections.get(typed) ?? typed).join(' ')).terms,
})
