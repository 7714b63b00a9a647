const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** All but the joiners, which belong to letters of some scripts and to emoji. */
const unseen = /(?:[\p{Cc}\p{Zl}\p{Zp}]|[^\P{Cf}\u200c\u200d])+/gu

/** A name or title in a text: without what is not seen, and no longer than so many letters. */
export function cut(name: string, length: number): string {
  const seen = name.replace(unseen, ' ').trim()
  const characters = Array.from(letters.segment(seen), ({ segment }) => segment)
  return characters.length <= length
    ? seen
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
