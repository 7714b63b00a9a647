import type * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findClaim, sameContactOf } from './claims.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import type { Deps } from '../../deps.ts'
import { outcomeOfProof, type Way } from '../../accounts/ownership.ts'
import { findHoldings } from './find-holdings.ts'

/** What is asked of whoever proved a contact that was not proven before. */
export const checkClaim =
  (deps: Deps): Handler<typeof api.checkClaim> =>
  async ({ body, scope }) => {
    const { database, secrets, clock } = deps
    const shown = { token: body.claim, device: deviceOf(secrets, scope) }
    const claim = await findClaim(database, shown, clock.now())
    const account = await database.account.findUnique({ where: { id: claim.accountId } })
    const same = account && sameContactOf(deps, account, claim)
    if (!account || !same) return refuse('claim-expired')
    const way = claim.way as Way
    const outcome = outcomeOfProof(account, { contact: same.kind, way, holds: true })
    if (outcome === 'kept') return refuse('claim-expired')
    const foreign = outcome === 'foreign'
    const holdings = foreign ? [] : await findHoldings(database, account)
    return { status: 200, body: { channel: claim.channel as CodeType, foreign, things: holdings } }
  }
