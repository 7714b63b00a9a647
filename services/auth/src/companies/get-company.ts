import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findOwnCompany } from './own-company.ts'

export const getCompany =
  ({ database }: Deps): Handler<typeof api.getCompany> =>
  async ({ caller: { account, sessionId } }) => ({
    status: 200,
    body: await findOwnCompany(database, account.id, sessionId),
  })
