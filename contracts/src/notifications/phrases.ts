/** The first 200 characters of a text without punctuation, capitals and accents. */
export const plainOf = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})['’‘](?=\p{L})/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

export const listOf = (phrases: string): readonly string[] => phrases.split('|')

/** What people put around a word, and what says nothing more. */
export const polite = listOf(
  'please|pls|plz|thanks|thank you|thank you so much|thank you very much|thanks so much|thanks a lot|thx|ty|now|por favor|gracias|muchas gracias|muchisimas gracias|mil gracias|ya|ahora|ok|hi|hello|hola',
)

/** Takes the phrases out, the longest first; whether there was one. */
export function without(
  plain: string,
  phrases: readonly string[],
): { readonly rest: string; readonly found: boolean } {
  let rest = ` ${plain.replaceAll(' ', '  ')} `
  const before = rest
  for (const phrase of phrases.toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(` ${phrase.replaceAll(' ', '  ')} `, ' ')
  return { rest: rest.replace(/\s+/g, ' ').trim(), found: rest !== before }
}

export const withoutPolite = (plain: string): string => without(plain, polite).rest
