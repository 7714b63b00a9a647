import type { setRoleState as contract } from '@lunchpail/contracts/jobs/api'
import { portalState } from '@lunchpail/contracts/jobs/enumerations'
import { isLive } from '@lunchpail/contracts/jobs/rules/live-state'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockRole } from './lock-role.ts'
import { publishPositions } from '../positions/publish-positions.ts'
import { shownState, wantedState } from '../positions/shown-state.ts'
import type { Deps } from '../deps.ts'
import { missingOfRole } from './missing-of-role.ts'
import { presentRoleDetail } from './present-role.ts'
import { findRole } from './find-role.ts'

/** What candidates cannot find because it lacks something, or was not approved, is not opened. */
export const setRoleState =
  ({ write, clock, settle }: Deps): Handler<typeof contract> =>
  async (request) => {
    const reply = await write(request, async (tx) => {
      const { caller, body, params } = request
      await lockRole(tx, params.id)
      const before = await findRole(tx, params.id, caller)
      if (!before) return refuse('not-found')
      const detail = presentRoleDetail(before)
      const begins = body.state === 'open' && !isLive(detail.portal_state)
      if (begins) {
        const { wage, shifts } = detail
        const fieldErrors = missingOfRole({ wage_from: wage.from, wage_to: wage.to, shifts })
        if (before.portalState !== portalState.incomplete) return refuse('role-not-approved')
        if (Object.keys(fieldErrors).length > 0) return refuse('role-incomplete', { fieldErrors })
      }
      const changes = wantedState(before) !== body.state
      if (changes) {
        const at = clock.now()
        await tx.position.update({
          where: { id: before.id },
          data: {
            ...shownState(body.state, before),
            ...(begins && { portalState: portalState.approved }),
            managed: true,
            // the manager decides from now on
            closesAt: null,
            version: before.version + 1,
            changedAt: at,
          },
        })
        await publishPositions(tx, [before.id], at)
      }
      const role = changes ? presentRoleDetail((await findRole(tx, params.id, caller))!) : detail
      return { status: 200, body: { role, may: { edit: true } } }
    })
    await settle()
    return reply
  }
