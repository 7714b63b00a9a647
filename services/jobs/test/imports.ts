import { Readable } from 'node:stream'
import type { ItemOrFault } from '../src/import/formats/feed-item.ts'
import { importItems } from '../src/import/import-feed.ts'
import type { Jobs } from './jobs-service.ts'

/** In pieces of seven bytes, so that a letter may be cut in two; of what is long in two thousand pieces. */
export const streamOf = (text: string) => {
  const bytes = Buffer.from(text)
  const size = Math.max(7, Math.ceil(bytes.length / 2_000))
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, piece) =>
      bytes.subarray(piece * size, (piece + 1) * size),
    ),
  )
}
/** Imports of a service, which is started when they are first made. */
export const importsOf = (jobs: () => Jobs) => ({
  bring: async (source: string, items: AsyncIterable<ItemOrFault>, complete = false) => {
    const { wrong, added, changed, unchanged, closed } = await importItems(jobs().deps, source, items, {
      complete,
    })
    return { counts: [added, changed, unchanged, closed], wrong }
  },
  stored: async (source: string) =>
    (
      await jobs().pool.query<Record<string, unknown>>(
        `select p.external_id, coalesce(p.posted_state, p.state) as state, p.title, p.role, p.shifts, p.schedule_type, p.wage_from::float8, p.wage_to::float8,
        p.drug_screen, p.entry, p.experience_months, p.sections, p.posted_at, c.name, f.city, f.region, f.zip, f.address,
        f.approximate
      from position p join company c on c.id = p.company_id join facility f on f.id = p.facility_id
      where p.source = $1 order by p.external_id`,
        [source],
      )
    ).rows,
})
