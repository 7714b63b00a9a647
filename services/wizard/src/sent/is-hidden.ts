// SQL by hand: a condition of statements over several tables, and the same of one application.
import { isClosed, openStatuses } from '@lunchpail/contracts/auth/enumerations'
import { employerApplicationState } from '@lunchpail/contracts/engagement/enumerations'
import { isKnown } from '@lunchpail/contracts/open-enumeration'
import type { Database } from '../database.ts'

/** Accounts that are archived or nobody's. */
export const closedAccountsSql = `(select account_id from known_contact where status not in (${openStatuses.join(', ')}))`
/** States that this release knows, in which a company has begun with an application. */
const begun = Object.values(employerApplicationState).filter(
  (state) => state !== employerApplicationState.applied,
)

/** AU-24: what an account that is archived or nobody's has sent is hidden from managers, unless they began with it before. */
export const hiddenSql = (
  application: string,
): string => `(${application}.account_id in ${closedAccountsSql} and not exists (
  select from progress g where g.id = ${application}.id and g.state in (${begun.join(', ')})))`

export async function isHidden(
  database: Database,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  const [account, progress] = await Promise.all([
    database.knownContact.findUnique({ where: { accountId }, select: { status: true } }),
    database.progress.findUnique({ where: { id }, select: { state: true } }),
  ])
  return account !== null && isClosed(account.status) && !isKnown(begun, progress?.state)
}
