import type { Deps } from '../deps.ts'
import { withoutAnswersDue } from './asked-again.ts'
import type { Found } from '../applicant/find-applicant.ts'

/**
 * Takes the answers whose time came out of an open draft, under a version of its own: a page that was opened before and still
 * shows them is refused with `conflict`, and begins again with the draft.
 */
export async function forgetAnswersDue(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  accountId: string,
  found: Found,
): Promise<Found> {
  const left = withoutAnswersDue(found, clock.now())
  if (left === found) return found
  const { version, application } = left.applicant
  const { count } = await database.draft.updateMany({
    where: { accountId, version },
    data: { version: version + 1, application: application! },
  })
  return { ...left, applicant: { ...left.applicant, version: version + count } }
}
