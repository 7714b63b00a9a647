import type { getEqualOpportunity as contract } from '@lunchpail/contracts/wizard/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

export const getEqualOpportunity =
  ({ equalOpportunity }: Deps): Handler<typeof contract> =>
  async ({ caller }) => ({ status: 200, body: { answers: await equalOpportunity.read(caller.account.id) } })
