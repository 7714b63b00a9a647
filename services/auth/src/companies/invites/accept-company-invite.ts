import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeOwnCompany } from '../change-own-company.ts'
import { takeInvite } from './invites.ts'
import type { Deps } from '../../deps.ts'

export const acceptCompanyInvite =
  (deps: Deps): Handler<typeof api.acceptCompanyInvite> =>
  (request) =>
    changeOwnCompany(deps, request, async (tx, account, about) => {
      await takeInvite(tx, deps, account, request.body.token, about)
    })
