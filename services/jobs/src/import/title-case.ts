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

/** Words in capitals become "Words In Capitals"; `keep` are abbreviations that stay as they are written. */
export function titleCase(text: string, keep: ReadonlySet<string> = new Set()): string {
  let first = true
  return text.replace(/[\p{L}\p{N}'’.&]+/gu, (word) => {
    const lower = word.toLowerCase()
    const starts = first
    first = false
    if (keep.has(word)) return word
    if (!starts && small.has(lower)) return lower
    return lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  })
}

/** Calms a text that shouts, and single words that do ("AUTO MECHANIC 4-Day"); short ones may be abbreviations. */
export function calmed(text: string, keep: ReadonlySet<string> = new Set()): string {
  if (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)) return titleCase(text, keep)
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu, (word) =>
    keep.has(word) ? word : titleCase(word),
  )
}
