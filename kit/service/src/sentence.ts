import { refusals } from '@lunchpail/contracts/language/refusals.en'
import { refusals as spanishRefusals } from '@lunchpail/contracts/language/refusals.es'
import { sentences as rules } from '@lunchpail/contracts/language/sentences.en'
import { sentences as spanishRules } from '@lunchpail/contracts/language/sentences.es'
import { fill, type Language, type Values } from '@lunchpail/contracts/language/translate'

const english = { ...rules, ...refusals }
const spanish = { ...spanishRules, ...spanishRefusals }
const catalogues: Record<Language, Record<keyof typeof english, (typeof spanish)[keyof typeof english]>> = {
  en: english,
  es: spanish,
}
type SentenceKey = keyof typeof english
const isSentenceKey = (text: string): text is SentenceKey => Object.hasOwn(english, text)

/** The sentence of a key; that of `field.invalid` for a key without one. */
export const sentence = (key: string, language: Language, values?: Values): string =>
  fill(catalogues[language][isSentenceKey(key) ? key : 'field.invalid'], values)
