import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { setOwnPassword } from './set-own-password.ts'
import type { Deps } from '../deps.ts'

/** Portal users have an address of their own. */
export const setPassword =
  (deps: Deps): Handler<typeof api.setPassword> =>
  async (request) =>
    isEmployer(request.caller.account.type) ? refuse('forbidden') : setOwnPassword(deps, request)
