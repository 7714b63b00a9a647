import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentAccount } from '../accounts/present-account.ts'

export const getAccount =
  ({ database }: Deps): Handler<typeof api.getAccount> =>
  async ({ caller }) => {
    const account = await database.account.findUnique({ where: { id: caller.account.id } })
    if (!account) return refuse('not-found')
    return { status: 200, body: { account: presentAccount(account) } }
  }
