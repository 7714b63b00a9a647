import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { setOwnPassword } from './set-own-password.ts'
import type { Deps } from '../deps.ts'

/** The password of a portal user. */
export const setPortalPassword =
  (deps: Deps): Handler<typeof api.setPortalPassword> =>
  async (request) =>
    isEmployer(request.caller.account.type) ? setOwnPassword(deps, request) : refuse('forbidden')
