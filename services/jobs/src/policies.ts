import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import type { Caller, PortalCaller } from '@lunchpail/kit-service/route'

/**
 * Who sees whose rows. Everybody sees what is published; the managers of a company see all roles and questions of the companies that
 * are theirs, and hold its events. Another company's row answers as one that is not there. Each of these is part of the `where` of a query;
 * what a manager may do in a company is the access that an endpoint declares.
 */
export const companyIdOf = ({ account }: PortalCaller): string => account.company.id

export const companiesOf = (caller: PortalCaller) => ({ employerId: companyIdOf(caller) })
/** Roles and questions, both of a company. */
export const ofCompanies = (caller: PortalCaller) => ({ company: companiesOf(caller) })

/** An event's keyword: everybody reads it, and the managers of its company who may edit that company change it. */
export function mayEditKeyword(
  { account }: Caller,
  gathering: { readonly companyId: string | null },
): boolean {
  const company = account?.company ?? null
  return (
    company !== null &&
    company.approved &&
    company.id === gathering.companyId &&
    isAllowed(company, 'company', 'edit')
  )
}
