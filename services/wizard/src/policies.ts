// SQL by hand: a condition of statements over several tables, beside the same of one application.
import { isClosed, openStatuses } from '@lunchpail/contracts/auth/enumerations'
import { employerApplicationState } from '@lunchpail/contracts/engagement/enumerations'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Database } from './database.ts'

/**
 * Who sees whose rows. A person sees their own draft, files and applications; the managers of a company see what was sent to its
 * roles. Whatever else answers as what is not there. What a manager may do in a company is the access that an endpoint declares.
 */
export const companyIdOf = ({ account }: PortalCaller): string => account.company.id
export const rolesOf = (caller: PortalCaller) => ({ managedBy: companyIdOf(caller) })

/** Archived and fake accounts. */
export const closedAccountsSql = `(select account_id from known_contact where status not in (${openStatuses.join(', ')}))`
/** States that this release knows, in which a company has begun with an application. */
const begun = Object.values(employerApplicationState).filter(
  (state) => state !== employerApplicationState.applied,
)

/** What an archived or fake account has sent is hidden from managers, unless they began with it before. */
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
