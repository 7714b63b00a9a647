import type { withdrawApplication as contract } from '@lunchpail/contracts/engagement/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockApplications } from '../rows/lock-rows.ts'
import { tellOpenTabs } from '../notices/tell-open-tabs.ts'
import { withdraw } from './withdraw.ts'
import type { Deps } from '../deps.ts'
import { presentApplication } from './present-application.ts'
import { findLast } from './find-last.ts'
import { findPositions } from '../rows/find-positions.ts'
import { applicationInclude } from '../rows/includes.ts'

export const withdrawApplication =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body, traceparent } = request
    const where = { id: params.id, accountId: caller.account.id }
    const about = { at: deps.clock.now(), traceparent }
    const { employerId } =
      (await deps.database.application.findFirst({ where, select: { employerId: true } })) ??
      refuse('not-found')
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [params.id])
      const application = (await tx.application.findFirst({ where })) ?? refuse('not-found')
      if (!(await withdraw(tx, application, body.reason_other, about))) return refuse('conflict')
      const row = await tx.application.findUniqueOrThrow({ where, include: applicationInclude })
      const positions = await findPositions(tx, [row.positionId])
      const last = await findLast(tx, caller.account.id, [row])
      return {
        status: 200,
        body: {
          application: presentApplication(row, positions.get(row.positionId), about.at, {
            replyDays: null,
            isLast: last.has(row.id),
          }),
        },
      }
    })
    await tellOpenTabs(deps, { accountId: caller.account.id, employerId })
    return reply
  }
