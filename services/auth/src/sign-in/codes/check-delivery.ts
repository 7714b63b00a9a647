import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { deviceOf } from '../attempts/known-devices.ts'
import type { Deps } from '../../deps.ts'
import { findAccount, handleOf, noAccountId } from '../attempts/find-account.ts'

/** Whether the last code or link of this browser did not arrive. */
export const checkDelivery =
  (deps: Deps): Handler<typeof api.checkDelivery> =>
  async ({ body: { handle, code_type: channel, what }, caller, scope }) => {
    const { database, rawSql, secrets } = deps
    const account = handle === undefined ? caller.account : await findAccount(rawSql, handleOf({ handle }))
    // whoever has no account here has no code on the way: the same is asked and answered
    const where = { accountId: account?.id ?? noAccountId, device: deviceOf(secrets, scope), channel }
    const latest = { orderBy: { createdAt: 'desc' }, select: { undeliveredAt: true } } as const
    const sent =
      what === 'reset'
        ? await database.resetLink.findFirst({ where, ...latest })
        : await database.oneTimeCode.findFirst({ where: { ...where, purpose: what }, ...latest })
    return { status: 200, body: { undelivered: (sent?.undeliveredAt ?? null) !== null } }
  }
