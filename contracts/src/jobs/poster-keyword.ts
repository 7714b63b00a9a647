import { interviewAnswerOf, keywordOf } from '../notifications/text-words.ts'

/** The letters and digits of a keyword on a poster. */
export const keywordCharacters = { least: 3, most: 20 } as const

/** What is typed on a phone without a mistake. */
const comfortable = 12

/** What was typed, as a keyword is kept: without accents, punctuation and spaces, in capital letters. */
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

/** Means something else to whoever answers a text of ours: STOP, START, HELP, C and R, however they are written. */
export const isReservedKeyword = (word: string): boolean =>
  keywordOf(word) !== undefined || interviewAnswerOf(word) !== undefined

/** The keyword that a text is, and nothing else beside it; a sentence is an answer to a message. */
export function keywordInText(text: string): string | undefined {
  const words = text.trim().slice(0, 200).split(/\s+/)
  const word = plainKeyword(words[0] ?? '')
  return words.length === 1 && isKeyword(word) && !isReservedKeyword(word) ? word : undefined
}

/** A word for whatever has this name: its first words, as far as a person types them on a phone. */
export function keywordOfName(name: string): string {
  const words = name.split(/\s+/).map(plainKeyword)
  let made = ''
  for (const word of words) {
    if (made.length >= keywordCharacters.least && made.length + word.length > comfortable) break
    made += word
  }
  const word = made.slice(0, comfortable)
  return isKeyword(word) && !isReservedKeyword(word) ? word : `EVENT${word}`.slice(0, comfortable)
}
