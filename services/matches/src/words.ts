import { translator, type Language, type Translate } from '@lunchpail/contracts/language/translate'
import { sentences as english } from './sentences.en.ts'
import { sentences as spanish } from './sentences.es.ts'

export type Say = Translate<typeof english>
const says: Record<Language, Say> = {
  en: translator<typeof english>(english),
  es: translator<typeof english>(spanish),
}
export const sayIn = (language: Language): Say => says[language]

/** "a", "a and b", "a, b and c" */
export const listed = (words: readonly string[], say: Say): string =>
  words.length < 2
    ? (words[0] ?? '')
    : say('and', { list: words.slice(0, -1).join(', '), last: words.at(-1)! })
