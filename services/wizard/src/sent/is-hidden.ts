// SQL by hand: a condition of statements over several tables, and the same of one application.
import { closedStatuses, isClosed } from '@lunchpail/contracts/auth/enumerations'
import { employerApplicationState } from '@lunchpail/contracts/engagement/enumerations'
import type { Database } from '../database.ts'

/** Accounts that are archived or nobody's. */
export const closedAccountsSql = `(select account_id from known_contact where status in (${closedStatuses.join(', ')}))`

/** AU-24: what an account that is archived or nobody's has sent is hidden from managers, unless they began with it before. */
export const hiddenSql = (
  application: string,
): string => `(${application}.account_id in ${closedAccountsSql} and not exists (
  select from progress g where g.id = ${application}.id and g.state <> ${employerApplicationState.applied}))`

export async function isHidden(
  database: Database,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  const [account, progress] = await Promise.all([
    database.knownContact.findUnique({ where: { accountId }, select: { status: true } }),
    database.progress.findUnique({ where: { id }, select: { state: true } }),
  ])
  const isNew = (progress?.state ?? employerApplicationState.applied) === employerApplicationState.applied
  return account !== null && isClosed(account.status) && isNew
}
