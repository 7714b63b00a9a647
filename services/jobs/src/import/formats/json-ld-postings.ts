import { Parser } from 'htmlparser2'
import { UnusableFile } from './feed-item.ts'
import { itemsOfPage } from './items-of-page.ts'

type Thing = Readonly<Record<string, unknown>>
/** A JobPosting of a file, or what stands in the place of one; `number` is its place among them, from 1. */
export type PostingOrFault =
  | { readonly number: number; readonly posting: Thing }
  | { readonly number: number; readonly reason: string }

/** Deeper than any list of jobs is, and shallower than what ends the stack. */
const maxDepth = 12

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "JobPosting", "schema:JobPosting", "https://schema.org/JobPosting", or one of a list. */
const isPosting = (value: unknown): value is Thing =>
  isThing(value) &&
  [value['@type']].flat().some((type) => typeof type === 'string' && /(?:^|[/:#])JobPosting$/i.test(type))

/** Whole things by their `@id`, which others name in their place. */
function thingsById(value: unknown, found = new Map<string, Thing>(), depth = 0): Map<string, Thing> {
  if (depth > maxDepth) return found
  if (Array.isArray(value)) for (const one of value) thingsById(one, found, depth + 1)
  else if (isThing(value)) {
    const id = value['@id']
    if (typeof id === 'string' && Object.keys(value).length > 1 && !found.has(id)) found.set(id, value)
    for (const one of Object.values(value)) thingsById(one, found, depth + 1)
  }
  return found
}

/** The properties under their own names, and with the things that they name in place of their names. */
function resolved(posting: Thing, things: ReadonlyMap<string, Thing>): Thing {
  const whole = (value: unknown, depth: number): unknown => {
    if (depth > 4) return value
    if (Array.isArray(value)) return value.map((one) => whole(one, depth))
    if (!isThing(value)) return value
    const id = value['@id']
    const named =
      typeof id === 'string' && Object.keys(value).length === 1 ? (things.get(id) ?? value) : value
    return Object.fromEntries(
      Object.entries(named).map(([name, one]) => [
        name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, ''),
        whole(one, depth + 1),
      ]),
    )
  }
  return whole(posting, 0) as Thing
}

/** The postings within a value, in their order. */
function* postingsIn(value: unknown, depth = 0): Generator<Thing> {
  if (depth > maxDepth) return
  if (Array.isArray(value)) for (const one of value) yield* postingsIn(one, depth + 1)
  else if (isPosting(value)) yield value
  else if (isThing(value)) for (const one of Object.values(value)) yield* postingsIn(one, depth + 1)
}

const holdsPosting = (value: unknown): boolean => !postingsIn(value).next().done

/** JSON as people write it by hand: ends of lines and escapes of other languages within texts, commas before a bracket. */
function mended(json: string): string {
  // a text without an end is read to the end of the file, once
  const withEscapes = json.replaceAll(/"(?:[^"\\]|\\[\s\S])*"?/g, (text) =>
    text
      .replaceAll(/\\([\s\S])/g, (escape, of: string) => (/["\\/bfnrtu]/.test(of) ? escape : of))
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u001f]/g, (character) => JSON.stringify(character).slice(1, -1)),
  )
  return withEscapes.replaceAll(/"(?:[^"\\]|\\[\s\S])*"?|,(?=\s*[\]}])/g, (found) =>
    found === ',' ? '' : found,
  )
}

/** What is longer is mended thing by thing: each match of the patterns takes memory. */
const mostMended = 2_000_000

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (json.length > mostMended) throw error
    try {
      return JSON.parse(mended(json))
    } catch {
      throw error
    }
  }
}

/** The scripts of a page that hold JSON-LD. */
function scriptsOf(html: string): string[] {
  const found: string[] = []
  let isIn = false
  const parser = new Parser({
    onopentag(name, { type }) {
      isIn = name === 'script' && /^application\/ld\+json/i.test(type ?? '')
      if (isIn) found.push('')
    },
    ontext(text) {
      if (isIn) found[found.length - 1] += text
    },
    onclosetag() {
      isIn = false
    },
  })
  parser.write(html)
  parser.end()
  return found
}

const isPage = (text: string): boolean => /^\s*</.test(text)

const attempt = (json: string): unknown => {
  try {
    return parsed(json)
  } catch (error) {
    return error
  }
}

/** The things of a file that is broken somewhere, or has lost its end: each that is whole, and an error for each that is not. */
function wholeThings(text: string): unknown[] {
  const begun: number[] = []
  const found: { readonly start: number; readonly thing: unknown }[] = []
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"?|[{}]/g)) {
    if (mark === '{') begun.push(index)
    const start = mark === '}' ? begun.pop() : undefined
    if (start === undefined || begun.length > maxDepth) continue
    const thing = attempt(text.slice(start, index + 1))
    let first = found.length
    while (first > 0 && found[first - 1]!.start > start) first -= 1
    const parts = found.splice(first)
    // what holds a broken one is broken by that alone
    const isHolder = parts.some((one) => one.thing instanceof Error || holdsPosting(one.thing))
    if (thing instanceof Error && isHolder) found.push(...parts)
    else found.push({ start, thing })
  }
  const things = found.map(({ thing }) => thing)
  return begun.length > 0 ? [...things, new Error('it breaks off, nothing after it was read')] : things
}

const noThing = new Error('it is no thing')

/** The pieces of a file, or why they cannot be read: a page's scripts, else what it marks among its text, else the whole, else its lines. */
function documentsOf(text: string): unknown[] {
  if (isPage(text)) {
    const scripts = scriptsOf(text).map((script) =>
      attempt(
        script
          .trim()
          .replace(/;$/, '')
          .replace(/^\/\*[\s\S]*?\*\/|\/\*[^*]*\*\/$/g, '')
          .replace(/^<!--|-->$|^\/\/.*$/gm, ''),
      ),
    )
    // a page that has both says the same twice
    if (scripts.some(holdsPosting)) return scripts
    const items = itemsOfPage(text).filter(holdsPosting)
    if (scripts.length + items.length === 0)
      throw new UnusableFile('The page has no job in JSON-LD, microdata or RDFa in it.')
    return [...scripts, ...items]
  }
  const whole = attempt(text)
  if (!(whole instanceof Error)) return [whole]
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const each = lines.map((line) =>
    // most lines of a file that is written over several are none, and each attempt takes its time
    /^\s*[{[]/.test(line) ? attempt(line.trim().replace(/,$/, '')) : noThing,
  )
  if (each.length > 1 && each.some(holdsPosting)) return each
  const things = wholeThings(text)
  if (things.some(holdsPosting)) return things
  if (each.length < 2 || !each.some(isThing)) throw new UnusableFile(`The file is no JSON: ${whole.message}`)
  return each
}

/**
 * The JobPostings of a file: one, a list, a graph, a list of items, a line each, a page that has them, or anything that holds
 * some. Of a list, what has none is told.
 */
export function* postingsOfText(text: string): Generator<PostingOrFault> {
  let number = 0
  const documents = documentsOf(text)
  // the scripts of a page speak of the same things
  const ofPage = isPage(text) ? thingsById(documents) : new Map<string, Thing>()
  for (const value of documents) {
    if (value instanceof Error) {
      yield { number: ++number, reason: `is no JSON: ${value.message}` }
      continue
    }
    const things = new Map([...ofPage, ...thingsById(value)])
    for (const entry of Array.isArray(value) ? (value as unknown[]) : [value]) {
      let count = 0
      for (const posting of postingsIn(entry)) {
        count += 1
        yield { number: ++number, posting: resolved(posting, things) }
      }
      if (count === 0 && Array.isArray(value)) yield { number: ++number, reason: 'is no JobPosting' }
    }
  }
  if (number === 0) throw new UnusableFile('The file has no JobPosting.')
}
