import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { UnusableFile, type FeedItem, type ItemOrFault } from './feed-item.ts'

/** A description is some thousand characters; what is longer is no posting. */
const maxFieldCharacters = 100_000
const maxFields = 100

/** `$18 - $22 per hour`: a wage of another time is none that we compare. */
function hourlyWage(text: string): FeedItem['wage'] {
  if (!/\b(?:hour|hourly|hr)\b|\/\s*h/i.test(text)) return { from: null, to: null }
  const [from = null, to = from] = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
  return { from, to }
}

const itemOf = (fields: ReadonlyMap<string, string>): FeedItem => {
  const of = (...names: string[]) => names.map((name) => fields.get(name) ?? '').find(Boolean) ?? ''
  return {
    id: of('referencenumber', 'requisitionid'),
    title: of('title'),
    company: of('company'),
    address: of('streetaddress'),
    city: of('city'),
    state: of('state'),
    zip: of('postalcode'),
    country: of('country'),
    description: of('description'),
    category: of('category'),
    employment: of('jobtype'),
    // the format has no field for them
    hours: '',
    wage: hourlyWage(of('salary')),
    postedAt: of('date'),
    expiresAt: of('expirationdate'),
  }
}

/**
 * Reads a feed in Indeed's XML format job by job, whatever its size. The parser expands no entity that a file declares, and
 * a file that declares a document type is refused: no feed needs one. What is not well-formed ends the reading.
 */
export async function* readIndeedXml(input: Readable): AsyncGenerator<ItemOrFault> {
  const found: ItemOrFault[] = []
  const parser = new SaxesParser({ position: true })
  const path: string[] = []
  let fields = new Map<string, string>()
  let line = 0
  let tooLong: string | undefined
  const add = (text: string) => {
    const [, job, field] = path
    if (job !== 'job' || field === undefined) return
    const whole = `${fields.get(field) ?? ''}${text}`
    if (whole.length > maxFieldCharacters || fields.size > maxFields) tooLong ??= field
    else fields.set(field, whole)
  }
  parser.on('doctype', () => {
    throw new UnusableFile('The file declares a document type, which no feed needs.')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    path.push(name.toLowerCase())
    if (path.length === 1 && path[0] !== 'source') throw new UnusableFile('The file begins with no <source>.')
    if (path.length !== 2 || path[1] !== 'job') return
    fields = new Map()
    tooLong = undefined
    line = parser.line
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    if (path.length === 2 && path[1] === 'job') {
      const trimmed = new Map([...fields].map(([name, text]) => [name, text.trim()]))
      found.push(tooLong ? { line, reason: `${tooLong} is too long` } : { line, item: itemOf(trimmed) })
    }
    path.pop()
  })

  const decoder = new TextDecoder()
  let failure: unknown
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(chunk, { stream: true }))
      yield* found.splice(0)
    }
    parser.close()
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    failure = error
  }
  yield* found.splice(0)
  if (failure !== undefined)
    yield {
      line: parser.line,
      reason: `is not well-formed (${(failure as Error).message}): nothing after it was read`,
      truncated: true,
    }
}
