import type { getReach as contract } from '@lunchpail/contracts/notifications/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { reachOf } from './reach-of.ts'

/** For the pages that tell whom nothing reaches. */
export const getReach =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller }) => ({ status: 200, body: await reachOf(deps, caller.account.id) })
