import { createHash } from 'node:crypto'
import { companyWords, plain } from '@lunchpail/contracts/jobs/rules/company-words'
import type { Posting } from '../positions/posting.ts'

/** What a position is compared by with those of other publishers. */
export interface Likeness {
  /** the same for the same company, place and title, however they are spelled */
  readonly likeness: string
  /** of its text, one byte for each place */
  readonly signature: Uint8Array<ArrayBuffer>
}

const places = 64
const wordsOfPiece = 3

/** Feeds put pay, numbers of their own, places and calls to hurry into titles. A shift stays: another shift is another job. */
const decorations = [
  /\$ ?\d[\d.,]*(?: ?(?:-|to) ?\$? ?\d[\d.,]*)?(?: ?(?:\/|per|an?) ?(?:hr|hour|h|week|wk))?/g,
  /(?:#|\breq(?:uisition)?\b|\bjob id\b|\bid\b)[ #:]*[a-z]*-?\d[\w-]*/g,
  /\b(?:now hiring|urgently hiring|hiring now|hiring immediately|immediate (?:start|hire|opening)s?|apply (?:now|today)|urgent)\b/g,
]
function titleOf(title: string, place: Posting['place']): string {
  const bare = decorations.reduce((rest, pattern) => rest.replace(pattern, ' '), title.toLowerCase())
  const named = new Set([...plain(place.city).split(' '), place.region.toLowerCase()])
  const words = plain(bare).split(' ').filter(Boolean)
  const without = words.filter((word) => !named.has(word))
  return (without.length > 0 ? without : words).join(' ')
}

/** FNV-1a of a part of a text. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** Mixes all bits of a number into all others (MurmurHash3). */
function mixed(number: number): number {
  const first = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}

const empty = 0xffffffff

/** A number for each piece of three words, of which the text is made once and cut nowhere. */
function piecesOf(text: string): number[] {
  const words = plain(text)
  const found: number[] = []
  const starts = [0]
  for (let space = words.indexOf(' '); space >= 0; space = words.indexOf(' ', space + 1)) {
    starts.push(space + 1)
    if (starts.length > wordsOfPiece) found.push(mixed(hashOf(words, starts.at(-1 - wordsOfPiece)!, space)))
  }
  found.push(mixed(hashOf(words, starts.at(-wordsOfPiece) ?? 0, words.length)))
  return found
}

/**
 * MinHash by one permutation: each piece of three words falls into one of the places, which keeps the least of its own. An empty place
 * takes that of the next one. Two texts agree in as many places as they share pieces.
 */
function signatureOf(text: string): Uint8Array<ArrayBuffer> {
  const least = new Uint32Array(places).fill(empty)
  for (const value of piecesOf(text)) {
    const place = value % places
    least[place] = Math.min(least[place]!, Math.floor(value / places))
  }
  return Uint8Array.from(least, (_, place) => {
    let steps = 0
    while (least[(place + steps) % places] === empty) steps += 1
    return mixed(least[(place + steps) % places]! + steps) & 0xff
  })
}

export const textOf = (sections: Posting['sections']): string => sections.map(({ text }) => text).join('\n')

type Compared = Pick<Posting, 'title' | 'sections' | 'company' | 'place'>

export function likenessOf({ title, sections, company, place }: Compared): Likeness {
  const key = [
    companyWords(company.name),
    plain(place.city),
    place.region.toLowerCase(),
    titleOf(title, place),
  ]
  return {
    likeness: createHash('sha256').update(key.join('\n')).digest('base64url').slice(0, 16),
    signature: signatureOf(textOf(sections)),
  }
}

/** How much of two texts is the same, from 0 to 1, within about 0.1. A byte agrees by chance once in 256. */
export function similarity(left: Uint8Array, right: Uint8Array): number {
  if (left.length !== right.length || left.length === 0) return 0
  let same = 0
  for (let place = 0; place < left.length; place += 1) if (left[place] === right[place]) same += 1
  return shareOf(same, left.length)
}

const shareOf = (same: number, of: number): number => Math.max(0, (same / of - 1 / 256) / (1 - 1 / 256))

/**
 * Of many signatures those that are at least so similar to one, as their numbers in order. They are found by the bytes that they
 * share with it: of 5,000 texts twenty or so share each byte by chance.
 */
export function likeTexts(
  signatures: readonly Uint8Array[],
  least: number,
): (signature: Uint8Array) => number[] {
  // where the holders of each byte at each place begin, and behind each other all of them: arrays of numbers, as it is made for one batch
  const starts = new Uint32Array(places * 256 + 1)
  for (const signature of signatures)
    for (let place = 0; place < places; place += 1) starts[place * 256 + signature[place]! + 1]! += 1
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!
  const next = starts.slice()
  const holders = new Uint32Array(signatures.length * places)
  signatures.forEach((signature, at) => {
    for (let place = 0; place < places; place += 1) {
      const key = place * 256 + signature[place]!
      holders[next[key]!] = at
      next[key]! += 1
    }
  })
  return (signature) => {
    const same = new Uint8Array(signatures.length)
    for (let place = 0; place < places; place += 1) {
      const key = place * 256 + signature[place]!
      for (let at = starts[key]!; at < starts[key + 1]!; at += 1) same[holders[at]!]! += 1
    }
    const found: number[] = []
    for (let at = 0; at < same.length; at += 1) if (shareOf(same[at]!, places) >= least) found.push(at)
    return found
  }
}

/** So much of it is the same. */
const enough = 0.7

export const isSameText = (left: Uint8Array, right: Uint8Array): boolean => similarity(left, right) >= enough

export interface Held {
  /** how much of a text stands in another, from 0 to 1, whatever else that one says */
  readonly share: number
  /** how many pieces the text has */
  readonly pieces: number
}

export function heldIn(text: string, other: string): Held {
  const pieces = new Set(piecesOf(text))
  const others = new Set(piecesOf(other))
  const held = [...pieces].filter((piece) => others.has(piece)).length
  return { share: held / pieces.size, pieces: pieces.size }
}
