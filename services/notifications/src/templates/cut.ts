const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name or title in a text: without what is not seen, and no longer than so many letters. */
export function cut(name: string, length: number): string {
  const seen = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const characters = Array.from(letters.segment(seen), ({ segment }) => segment)
  return characters.length <= length
    ? seen
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
