// SQL by hand: a condition of statements over applications, beside the same of one of them.
import { accountStatus, isClosed, openStatuses } from '@lunchpail/contracts/auth/enumerations'
import { applicationStates } from '@lunchpail/contracts/engagement/application-states'
import type { PortalCaller, SignedInCaller } from '@lunchpail/kit-service/route'

/**
 * Who sees whose rows. The managers of a company see the applications to its roles, with their interviews and messages, and
 * its events and programs; a candidate sees their own. Whoever else's row answers as one that is not there. Each of these is part of
 * the `where` of a query; what a manager may do in a company is the access that an endpoint declares.
 */
export const companyIdOf = ({ account }: PortalCaller): string => account.company.id

/** Applications, and what is asked of the one side or the other of one. */
export type Side = { readonly accountId: string } | { readonly employerId: string }
export const ofCandidate = ({ account }: SignedInCaller) => ({ accountId: account.id })
export const ofCompany = (caller: PortalCaller) => ({ employerId: companyIdOf(caller) })

export const invitesOf = (side: Side) => ('accountId' in side ? side : { application: side })
export const gatheringsOf = (caller: PortalCaller) => ({ companyId: companyIdOf(caller) })
export const rolesOf = (caller: PortalCaller) => ({ managedBy: companyIdOf(caller) })

const newStates = applicationStates.filter(({ tab }) => tab === 1).map(({ state }) => state)

/** What an archived or fake account has sent is not new to a manager. What they began with stays. */
export const isHidden = (state: number, status: number = accountStatus.active): boolean =>
  isClosed(status) && newStates.some((one) => one === state)

export const closedSql = (candidate: string): string =>
  `${candidate}.status not in (${openStatuses.join(', ')})`
export const newSql = (application: string): string => `${application}.state in (${newStates.join(', ')})`
export const hiddenSql = (application: string): string =>
  `${newSql(application)} and ${application}.account_id in (select n.account_id from candidate n where ${closedSql('n')})`
