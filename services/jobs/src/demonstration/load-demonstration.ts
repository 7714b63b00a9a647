import type { Tx } from '../database.ts'
import type { ImportDeps } from '../import/import-feed.ts'
import type { ObjectStore } from '../providers/object-store.ts'
import type { Place } from '../places/place.ts'
import { saveCompanies } from '../commands/save-companies.ts'
import { uploadLogo, saveLogo } from '../commands/save-logo.ts'
import { savePostings } from '../commands/save-postings.ts'
import type { Counts } from '../commands/save-postings.ts'
import { companies } from './companies.ts'
import { logoSvg } from './logo-svg.ts'
import { demonstrationPostings } from './postings.ts'

const source = 'demonstration'

/** Loads the positions of the demonstration with their companies' logos. A second load changes nothing. */
export async function loadDemonstration(
  { transaction, pool, clock }: ImportDeps,
  store: ObjectStore | null,
): Promise<Counts> {
  const zips = companies.flatMap((company) => Object.values(company.sites).map(([, zip]) => zip))
  const { rows: places } = await pool.query<Place>('select * from place where zip = any($1)', [zips])
  const { rows: stored } = await pool.query<{ external_id: string; posted_at: Date }>(
    'select external_id, posted_at from position where source = $1',
    [source],
  )
  const postings = demonstrationPostings(
    new Map(places.map((place) => [place.zip, place])),
    clock.now(),
    new Map(stored.map((position) => [position.external_id, position.posted_at])),
  )
  const saved = await transaction((tx) => saveCompanies(tx, source, postings))
  // Uploads stand outside of transactions; what is uploaded twice is the same bytes under the same key.
  const logos = store
    ? await Promise.all(
        companies.map((company) =>
          uploadLogo(store, {
            companyId: saved.get(company.key)!.id,
            type: 'image/svg+xml',
            bytes: Buffer.from(logoSvg(company.logo)),
          }),
        ),
      )
    : []
  return transaction(async (tx: Tx) => {
    for (const logo of logos) await saveLogo(tx, logo)
    return savePostings(tx, source, postings, clock.now())
  })
}
