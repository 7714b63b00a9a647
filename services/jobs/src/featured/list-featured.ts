import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import { maxFeaturedLists, type listFeatured as contract } from '@lunchpail/contracts/jobs/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companiesOf } from '../policies.ts'
import { presentFeatured, withRoles } from './present-featured.ts'

export const listFeatured =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await database.featuredList.findMany({
      where: companiesOf(caller),
      include: withRoles,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: maxFeaturedLists,
    })
    const may = { edit: isAllowed(caller.account.company, 'position', 'edit') }
    return { status: 200, body: { lists: rows.map(presentFeatured), may } }
  }
