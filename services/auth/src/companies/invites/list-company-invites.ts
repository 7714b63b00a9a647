import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { ofCompany } from '../../policies.ts'
import { presentInvite } from './present-invite.ts'
import { pagesOf, rowsOf } from '../paging.ts'

export const listCompanyInvites =
  ({ database, clock }: Deps): Handler<typeof api.listCompanyInvites> =>
  async ({ caller, query }) => {
    const where = ofCompany(caller)
    const [invites, total] = await Promise.all([
      database.managerInvite.findMany({
        where,
        orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
        ...rowsOf(query.page),
      }),
      database.managerInvite.count({ where }),
    ])
    const now = clock.now()
    return {
      status: 200,
      body: {
        invites: invites.map((invite) => presentInvite(invite, now)),
        ...pagesOf(total, query.page),
      },
    }
  }
