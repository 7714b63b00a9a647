import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import type { getRole as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentRoleDetail } from './present-role.ts'
import { findRole } from './find-role.ts'

export const getRole =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) => {
    const row = await findRole(database, params.id, caller)
    if (!row) return refuse('not-found')
    return {
      status: 200,
      body: {
        role: presentRoleDetail(row),
        may: { edit: isAllowed(caller.account.company, 'position', 'edit') },
      },
    }
  }
