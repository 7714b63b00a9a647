import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { findInvite } from './invites.ts'
import type { Deps } from '../../deps.ts'

export const checkCompanyInvite =
  ({ database, clock }: Deps): Handler<typeof api.checkCompanyInvite> =>
  async ({ body }) => {
    const { email, company } = await findInvite(database, body.token, clock.now())
    return { status: 200, body: { company_name: company.name, email } }
  }
