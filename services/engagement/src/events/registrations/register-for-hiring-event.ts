import type { registerForHiringEvent as contract } from '@lunchpail/contracts/engagement/gathering-api'
import type { Handler } from '@lunchpail/kit-service/route'
import { register } from './register.ts'
import type { Deps } from '../../deps.ts'

export const registerForHiringEvent =
  (deps: Deps): Handler<typeof contract> =>
  (request) => {
    const { hiring_event: id, positions, utm, search } = request.body
    return register(deps, request, { kind: 'hiring', id, positions, utm, search })
  }
