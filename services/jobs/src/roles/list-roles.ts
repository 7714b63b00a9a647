import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import type { listRoles as contract } from '@lunchpail/contracts/jobs/api'
import { pageSize } from '@lunchpail/contracts/page-size'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companiesOf } from '../policies.ts'
import { presentRole } from './present-role.ts'
import { countRoles, findRoles } from './find-roles.ts'

export const listRoles =
  ({ statements }: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const { page = 1, state = 'all', search = '' } = query
    const wanted = { ...companiesOf(caller), search, state, page }
    const [rows, counts] = await Promise.all([findRoles(statements, wanted), countRoles(statements, wanted)])
    const total = counts[state]
    return {
      status: 200,
      body: {
        roles: rows.map(presentRole),
        counts,
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        may: { edit: isAllowed(caller.account.company, 'position', 'edit') },
      },
    }
  }
