const most = 8
const leastLetters = 2

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words that what is typed begins, or that one of their words begins with it; none once it is one of them. */
export function matching(words: readonly string[], typed: string): string[] {
  const begun = plain(typed.trim())
  if (begun.length < leastLetters) return []
  const found = words.filter((word) => ` ${plain(word)}`.includes(` ${begun}`))
  if (found.some((word) => word.toLowerCase() === typed.trim().toLowerCase())) return []
  const first = found.filter((word) => plain(word).startsWith(begun))
  return [...new Set([...first, ...found])].slice(0, most)
}
