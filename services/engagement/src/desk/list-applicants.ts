import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import type { listApplicants as contract } from '@lunchpail/contracts/engagement/portal-api'
import { pageSize } from '@lunchpail/contracts/page-size'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { countApplicants, findApplicants, rowsOfPage } from './find-applicants.ts'
import { presentApplied } from './present-applied.ts'
import { searchOf } from './search-of.ts'

export const listApplicants =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query, body }) => {
    const { page = 1, sort = 'newest' } = query
    const search = searchOf({ ...query, ...body }, companyIdOf(caller), clock.now())
    const [rows, counts] = await Promise.all([
      findApplicants(database, search, { sort, ...rowsOfPage(page) }),
      countApplicants(database, search),
    ])
    const total = counts[`${search.tab}`]
    return {
      status: 200,
      body: {
        applications: rows.map(presentApplied),
        counts,
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        may: {
          edit: isAllowed(caller.account.company, 'user', 'edit'),
          export: isAllowed(caller.account.company, 'company', 'admin'),
        },
      },
    }
  }
