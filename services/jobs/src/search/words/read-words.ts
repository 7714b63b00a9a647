import { filler } from './ask-words.ts'
import { findMeanings, mostWords } from './meanings.ts'
import { plain } from './plain.ts'

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
}

export interface Words {
  readonly terms: readonly Term[]
  /** dollars an hour, where a pay was typed */
  readonly payFrom: number | undefined
}

/** More are left out. */
const maxTerms = 8
const hoursAWeek = 40
const hoursAYear = 2_080

const pays: readonly { readonly pattern: RegExp; readonly hourly: (amount: number) => number }[] = [
  { pattern: /\$?\s*(\d{2,3})\s?k\b(?!\s*(match|plan))/i, hourly: (amount) => (amount * 1_000) / hoursAYear },
  { pattern: /\$\s*(\d{2,3},?\d{3})\b/, hourly: (amount) => amount / hoursAYear },
  {
    pattern: /\$?\s*(\d{3,4})\s*(?:\/|an?|per|a la|por)?\s*(?:week|weekly|wk|semana)\b/i,
    hourly: (amount) => amount / hoursAWeek,
  },
  {
    pattern:
      /\$?\s*(\d{2}(?:\.\d{1,2})?)\s*\+?\s*(?:\/|an|per|por|la|a la)?\s*(?:hours?|hr|hrly|hourly|dollars?|dolares|bucks|hora)\b(?:\s*(?:an|per|\/|la|por|a la)?\s*(?:hour|hr|hora)\b)?/i,
    hourly: (amount) => amount,
  },
  { pattern: /\$\s*(\d{1,2}(?:\.\d{1,2})?)\s*\+?/, hourly: (amount) => amount },
  { pattern: /\b(\d{2}(?:\.\d{1,2})?)\s*(?:\$|\+)/, hourly: (amount) => amount },
]

/** Takes a pay out of what was typed. "401k" and "40 hours" are none. */
function takePay(typed: string): { readonly rest: string; readonly payFrom: number | undefined } {
  if (/\b40\s*(hours|hrs|horas)\b/i.test(typed)) return { rest: typed, payFrom: undefined }
  for (const { pattern, hourly } of pays) {
    const found = pattern.exec(typed)
    if (!found || /401\s?k/i.test(found[0])) continue
    const amount = hourly(Number(found[1]!.replace(',', '')))
    if (amount < 5 || amount > 200) continue
    return { rest: typed.replace(found[0], ' '), payFrom: Math.round(amount * 100) / 100 }
  }
  return { rest: typed, payFrom: undefined }
}

const termOf = (typed: string): Term => {
  const meanings = findMeanings(typed)
  return {
    typed,
    phrases: [...new Set([typed, ...meanings.flatMap(({ said }) => said)])],
    like: [...new Set(meanings.flatMap(({ like = [] }) => like))],
    marks: [...new Set(meanings.flatMap(({ marks = [] }) => marks))],
    known: meanings.length > 0,
  }
}

/** What was typed as terms: the longest phrases that have a meaning, then single words; without those that say nothing. */
export function readWords(typed: string): Words {
  const { rest, payFrom } = takePay(typed)
  const words = plain(rest).split(' ').filter(Boolean)
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length && terms.size < maxTerms;) {
    let length = Math.min(mostWords, words.length - at)
    while (length > 1 && findMeanings(words.slice(at, at + length).join(' ')).length === 0) length--
    const phrase = words.slice(at, at + length).join(' ')
    at += length
    const isKnown = findMeanings(phrase).length > 0
    if (!isKnown && (filler.has(phrase) || phrase.length < 2)) continue
    terms.set(phrase, termOf(phrase))
  }
  return { terms: [...terms.values()], payFrom }
}

/** The same words with some of them written otherwise. */
export const withCorrections = (words: Words, corrections: ReadonlyMap<string, string>): Words => ({
  ...words,
  terms: readWords(words.terms.map(({ typed }) => corrections.get(typed) ?? typed).join(' ')).terms,
})
