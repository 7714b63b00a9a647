import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { confirmContact } from './confirm-contact.ts'
import type { Deps } from '../deps.ts'

export const confirmVerification =
  (deps: Deps): Handler<typeof api.confirmVerification> =>
  (request) =>
    confirmContact(deps, request, request.body.code_type)
