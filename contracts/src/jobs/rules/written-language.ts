import type { Language } from '../../language/translate.ts'

const common: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|and|of|you|with|for|to|our)\b/gi,
  es: /\b(?:el|la|los|de|que|con|para|en)\b/gi,
}
/** of a whole posting; of its first lines fewer say as much */
const fewest = 5
export const fewestOfExcerpt = 2

/** In which language a company wrote, by its commonest words; null where there are too few of them, or of both. */
export function writtenLanguage(text: string, least = fewest): Language | null {
  const count = (language: Language) => text.match(common[language])?.length ?? 0
  const [en, es] = [count('en'), count('es')]
  if (en + es < least) return null
  if (en > 2 * es) return 'en'
  return es > 2 * en ? 'es' : null
}
