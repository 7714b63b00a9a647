import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { sameContactOf } from '../ownership/claims.ts'
import type { Deps } from '../../deps.ts'
import { hashOfValue } from '../../accounts/secrets.ts'

export const checkResetLink =
  (deps: Deps): Handler<typeof api.checkResetLink> =>
  async ({ body }) => {
    const now = deps.clock.now()
    const link = await deps.database.resetLink.findUnique({
      where: { tokenHash: hashOfValue(body.token) },
      include: { account: true },
    })
    return link && link.expiresAt > now && sameContactOf(deps, link.account, link)
      ? { status: 200, body: { works: true } }
      : refuse('link-expired')
  }
