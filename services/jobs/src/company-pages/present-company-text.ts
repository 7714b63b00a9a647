import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import { livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Database, Tx } from '../database.ts'
import { companiesOf } from '../policies.ts'

/** The text of the caller's company, and what stands on its page without one. */
export async function presentCompanyText(
  database: Pick<Database | Tx, 'company' | 'companyText'>,
  caller: PortalCaller,
) {
  const own = await database.companyText.findUnique({ where: companiesOf(caller) })
  const companies = await database.company.findMany({
    where: companiesOf(caller),
    orderBy: { id: 'asc' },
    select: {
      id: true,
      about: true,
      positions: { where: { portalState: { in: [...livePortalStates] } }, take: 1, select: { id: true } },
    },
    take: 20,
  })
  return {
    text: own?.text ?? null,
    of_feed: companies.find(({ about }) => about)?.about ?? null,
    company_id: companies.find(({ positions }) => positions.length > 0)?.id ?? null,
    may: { edit: isAllowed(caller.account.company, 'company', 'edit') },
  }
}
