import type { savedIds as contract } from '@lunchpail/contracts/matches/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findSavedIds } from './find-saved.ts'

export const savedIds =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => ({
    status: 200,
    body: { ids: await findSavedIds(statements, caller.account.id, clock.now()) },
  })
