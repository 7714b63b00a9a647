import type { registerForTraining as contract } from '@lunchpail/contracts/engagement/gathering-api'
import type { Handler } from '@lunchpail/kit-service/route'
import { register } from './register.ts'
import type { Deps } from '../../deps.ts'

export const registerForTraining =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    register(deps, request, { kind: 'training', id: request.params.id, utm: request.body?.utm })
