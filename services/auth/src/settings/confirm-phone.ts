import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { confirmContact } from './confirm-contact.ts'
import type { Deps } from '../deps.ts'

export const confirmPhone =
  (deps: Deps): Handler<typeof api.confirmPhone> =>
  (request) =>
    confirmContact(deps, request, 'text')
