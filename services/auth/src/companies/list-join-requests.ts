import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { ofCompany } from '../policies.ts'
import { pagesOf, rowsOf } from './paging.ts'

export const listJoinRequests =
  ({ database }: Deps): Handler<typeof api.listJoinRequests> =>
  async ({ caller, query }) => {
    const where = { ...ofCompany(caller), declinedAt: null }
    const [requests, total] = await Promise.all([
      database.joinRequest.findMany({
        where,
        include: { account: true },
        orderBy: [{ askedAt: 'asc' }, { accountId: 'asc' }],
        ...rowsOf(query.page),
      }),
      database.joinRequest.count({ where }),
    ])
    return {
      status: 200,
      body: {
        requests: requests.map(({ account, askedAt }) => ({
          id: account.id,
          first_name: account.firstName,
          last_name: account.lastName,
          email: account.email ?? '',
          email_proven: account.emailVerifiedAt !== null,
          title: account.title,
          asked_at: askedAt.toISOString(),
        })),
        ...pagesOf(total, query.page),
      },
    }
  }
