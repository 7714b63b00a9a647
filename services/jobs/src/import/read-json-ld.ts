import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import { UnusableFile, type FeedItem, type ItemOrFault } from './feed-item.ts'

const maxBytes = 32 * 1024 * 1024

const text = otherwise(z.string(), '')
const number = otherwise(z.nullable(z.coerce.number()), null)
const first = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value) => (Array.isArray(value) ? value[0] : value) as unknown),
    schema,
  )
/** "US", or { name: "US" } */
const named = z.pipe(
  z.transform((value) => (value as { name?: unknown } | null)?.name ?? value),
  text,
)

/** "a-1", 12, or { value: "a-1" } */
const valued = z.pipe(
  z.transform((value) => (value as { value?: unknown } | null)?.value ?? value),
  otherwise(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), ''),
)

const posting = z.object({
  identifier: valued,
  url: text,
  title: text,
  hiringOrganization: named,
  jobLocation: first(
    otherwise(
      z.object({
        address: otherwise(
          z.object({
            streetAddress: text,
            addressLocality: text,
            addressRegion: named,
            postalCode: text,
            addressCountry: named,
          }),
          { streetAddress: '', addressLocality: '', addressRegion: '', postalCode: '', addressCountry: '' },
        ),
      }),
      {
        address: {
          streetAddress: '',
          addressLocality: '',
          addressRegion: '',
          postalCode: '',
          addressCountry: '',
        },
      },
    ),
  ),
  description: text,
  occupationalCategory: first(named),
  employmentType: first(text),
  workHours: first(text),
  baseSalary: otherwise(
    z.nullable(
      z.object({ value: z.object({ value: number, minValue: number, maxValue: number, unitText: text }) }),
    ),
    null,
  ),
  datePosted: text,
  validThrough: text,
})

function itemOf(value: unknown): FeedItem {
  const found = z.parse(posting, value)
  const { address } = found.jobLocation
  const salary = found.baseSalary?.value
  const hourly = salary?.unitText.toUpperCase() === 'HOUR' ? salary : undefined
  return {
    id: found.identifier || found.url,
    title: found.title,
    company: found.hiringOrganization,
    address: address.streetAddress,
    city: address.addressLocality,
    state: address.addressRegion,
    zip: address.postalCode,
    country: address.addressCountry,
    description: found.description,
    category: found.occupationalCategory,
    employment: found.employmentType,
    hours: found.workHours,
    wage: {
      from: hourly?.minValue || hourly?.value || null,
      to: hourly?.maxValue || hourly?.value || null,
    },
    postedAt: found.datePosted,
    expiresAt: found.validThrough,
  }
}

const isPosting = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  [(value as { '@type'?: unknown })['@type']].flat().includes('JobPosting')

/** Reads JobPostings of schema.org: one, a list, or a graph. `line` is the place in the list, from 1. */
export async function* readJsonLd(input: Readable): AsyncGenerator<ItemOrFault> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of input as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new UnusableFile('The file is larger than 32 MB.')
    chunks.push(chunk)
  }
  let data: unknown
  try {
    data = JSON.parse(Buffer.concat(chunks).toString())
  } catch (error) {
    throw new UnusableFile(`The file is no JSON: ${(error as Error).message}`)
  }
  const list = [(data as { '@graph'?: unknown } | null)?.['@graph'] ?? data].flat()
  for (const [index, value] of list.entries())
    yield isPosting(value)
      ? { line: index + 1, item: itemOf(value) }
      : { line: index + 1, reason: 'is no JobPosting' }
}
