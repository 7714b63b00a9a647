const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** Words in capitals become "Words In Capitals", apart from abbreviations. */
export function titleCase(text: string, abbreviations: ReadonlySet<string> = new Set()): string {
  let first = true
  return text.replace(/[\p{L}\p{N}'’.&]+/gu, (word) => {
    const lower = word.toLowerCase()
    const starts = first
    first = false
    if (abbreviations.has(word)) return word
    if (!starts && small.has(lower)) return lower
    return lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  })
}

/** Title case for a text in capitals, and for single words of 4 letters or more ("AUTO MECHANIC 4-Day"). */
export function lowerCapitals(text: string, abbreviations: ReadonlySet<string> = new Set()): string {
  if (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)) return titleCase(text, abbreviations)
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu, (word) =>
    abbreviations.has(word) ? word : titleCase(word),
  )
}
