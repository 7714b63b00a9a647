// SQL by hand: rows as one value. Prisma binds each of their columns by itself, and each company and place once more to find them.
import type { Tx } from '../database.ts'
import type { PostedPlace } from '../positions/posting.ts'

export interface NewFacility extends PostedPlace {
  readonly companyId: number
  readonly externalId: string
}

interface Found {
  readonly id: number
  readonly companyId: number
  readonly externalId: string
}

/** Inserts those that are not there yet, and returns the ids of all. */
export async function insertFacilities(tx: Tx, facilities: readonly NewFacility[]): Promise<Found[]> {
  const rows = JSON.stringify(
    facilities.map(({ companyId, externalId, ...place }) => ({
      company_id: companyId,
      external_id: externalId,
      ...place,
    })),
  )
  await tx.$executeRaw`
    insert into facility (company_id, external_id, address, city, region, zip, latitude, longitude, approximate)
    select company_id, external_id, address, city, region, zip, latitude, longitude, approximate
    from jsonb_populate_recordset(null::facility, ${rows}::jsonb) order by company_id, external_id
    on conflict (company_id, external_id) do nothing`
  return await tx.$queryRaw<Found[]>`
    select f.id, f.company_id as "companyId", f.external_id as "externalId"
    from unnest(${facilities.map(({ companyId }) => companyId)}::int[], ${facilities.map(({ externalId }) => externalId)}::text[])
      as wanted (company_id, external_id)
    join facility f using (company_id, external_id)`
}
