import { interviewAnswerOf, keywordOf } from '../notifications/text-words.ts'

/** BY-21: the letters and digits of a keyword on a poster. */
export const keywordCharacters = { least: 3, most: 20 } as const

/** What was typed, as a keyword is kept: without accents, signs and spaces, in capital letters. */
export const plainKeyword = (typed: string): string =>
  typed
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Begins with a letter: a number alone answers something else. */
export const isKeyword = (word: string): boolean =>
  /^[A-Z][A-Z0-9]*$/.test(word) &&
  word.length >= keywordCharacters.least &&
  word.length <= keywordCharacters.most

/** Means something else to who answers a text of ours: STOP, START, HELP, C and R, however they are written. */
export const isReservedKeyword = (word: string): boolean =>
  keywordOf(word) !== undefined || interviewAnswerOf(word) !== undefined

/** The keyword that a text is, and nothing else beside it; a sentence is an answer to a message. */
export function keywordInText(text: string): string | undefined {
  const words = text.trim().slice(0, 200).split(/\s+/)
  const word = plainKeyword(words[0] ?? '')
  return words.length === 1 && isKeyword(word) && !isReservedKeyword(word) ? word : undefined
}
