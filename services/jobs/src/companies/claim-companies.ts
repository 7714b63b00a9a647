// SQL by hand: names are compared in lower case, and as many rows as match change in one statement, under an advisory lock.
import type { Tx } from '../database.ts'
import { publishPositions } from '../positions/publish-positions.ts'

/**
 * Gives imported companies to the approved employer of their name, where there is exactly one, and takes them back from one
 * that is no longer approved (docs/decisions/44). Returns the companies that changed.
 */
export async function claimCompanies(tx: Tx, names: readonly string[]): Promise<number[]> {
  // an import and an approval of the same name see each other's rows
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('claim companies'))`
  const wanted = names.map((name) => name.toLowerCase())
  const released = await tx.$queryRaw<{ id: number }[]>`
    update company c set employer_id = null from employer e
    where e.id = c.employer_id and not e.approved and lower(e.name) = any(${wanted}::text[])
    returning c.id`
  const claimed = await tx.$queryRaw<{ id: number }[]>`
    update company c set employer_id = e.id from employer e
    where c.employer_id is null and lower(c.name) = any(${wanted}::text[])
      and e.approved and lower(e.name) = lower(c.name)
      and not exists (select from employer o where o.id <> e.id and o.approved and lower(o.name) = lower(e.name))
    returning c.id`
  return [...new Set([...released, ...claimed].map(({ id }) => id))]
}

/** Publishes the positions of these companies, with whose they are now. */
export async function publishOfCompanies(tx: Tx, companyIds: readonly number[], at: Date): Promise<void> {
  if (companyIds.length === 0) return
  const positions = await tx.$queryRaw<{ id: number }[]>`
    update position set version = version + 1, changed_at = ${at}
    where company_id = any(${[...companyIds]}::int[]) returning id`
  await publishPositions(
    tx,
    positions.map(({ id }) => id).toSorted((a, b) => a - b),
    at,
  )
}
