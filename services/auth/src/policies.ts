import type { PortalCaller } from '@lunchpail/kit-service/route'

/**
 * Who sees whose rows. A person sees their own account, sessions and keys; the managers of a company see its people, its invites and
 * who asks to join it. Whatever else answers as what is not there. What a manager may do in it is the access that an endpoint
 * declares; where people of a company change, `companies/lock-company.ts` looks again at what the caller may do by then.
 */
export const companyIdOf = ({ account }: PortalCaller): string => account.company.id

/** Accounts, invites and requests to join of the caller's company. */
export const ofCompany = (caller: PortalCaller) => ({ companyId: companyIdOf(caller) })
