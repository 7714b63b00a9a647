import type { Tx } from '../database.ts'
import type { ImportDeps } from '../import/import-feed.ts'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'
import { saveCompanies } from '../companies/save-companies.ts'
import { uploadLogo, saveLogo } from '../companies/save-logo.ts'
import { savePostings } from '../postings/save-postings.ts'
import type { Counts } from '../postings/save-postings.ts'
import { companies } from './companies.ts'
import { logoSvg } from './logo-svg.ts'
import { demonstrationPostings } from './postings.ts'

const source = 'demonstration'

/** Loads the positions of the demonstration with their companies' logos. A second load changes nothing. */
export async function loadDemonstration(
  { transaction, clock }: ImportDeps,
  store: Pick<ObjectStore, 'put'> | null,
): Promise<Counts> {
  const zips = companies.flatMap((company) => Object.values(company.sites).map(([, zip]) => zip))
  const [places, stored] = await transaction(async (tx) => [
    await tx.place.findMany({ where: { zip: { in: zips } } }),
    await tx.position.findMany({ where: { source }, select: { externalId: true, postedAt: true } }),
  ])
  const postings = demonstrationPostings(
    new Map(places.map((place) => [place.zip, place])),
    clock.now(),
    new Map(stored.map((position) => [position.externalId, position.postedAt])),
  )
  const saved = await transaction((tx) => saveCompanies(tx, source, postings))
  // Uploads run outside of transactions: a repeat puts the same bytes under the same key.
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
