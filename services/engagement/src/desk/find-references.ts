import { maxReferences } from '@lunchpail/contracts/engagement/portal-api'
import { givenReference, type GivenReference } from '@lunchpail/contracts/profile/reference-api'
import type { Deps } from '../deps.ts'

/** PR-11: the references of a candidate, the latest first. Only for a company to which they applied. */
export async function findReferences(
  { database, contactSecret }: Pick<Deps, 'database' | 'contactSecret'>,
  accountId: string,
): Promise<GivenReference[]> {
  const rows = await database.reference.findMany({ where: { accountId }, take: 200 })
  const given = await Promise.all(
    rows.map(async ({ sealedReference }) => givenReference.parse(await contactSecret.open(sealedReference))),
  )
  return given.toSorted((a, b) => b.answered_at.localeCompare(a.answered_at)).slice(0, maxReferences)
}
