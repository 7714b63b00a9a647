import type { moveApplications as contract } from '@lunchpail/contracts/engagement/portal-interviews-api'
import { mayMove } from '@lunchpail/contracts/engagement/application-states'
import { bitsOf, employerApplicationState as states } from '@lunchpail/contracts/engagement/enumerations'
import type { Handler } from '@lunchpail/kit-service/route'
import { callOffInvites } from '../interviews/call-off-invites.ts'
import { changeApplication } from '../rows/change-application.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { measureReplies } from './measure-replies.ts'
import { requestDecisionNotice } from '../notices/request-decision-notice.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { ofCompany } from '../policies.ts'

/** As far as the table of states lets them; what the candidate withdrew stays withdrawn. */
export const moveApplications =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body, traceparent } = request
    const own = ofCompany(caller)
    const { state } = body
    const about = { at: deps.clock.now(), traceparent }
    const ids = [...new Set(body.applications)]
    const accountIds: string[] = []
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, ids)
      const rows = await tx.application.findMany({
        where: { id: { in: ids }, ...own, withdrawnAt: null },
        orderBy: { id: 'asc' },
      })
      const movable = rows.filter((row) => mayMove(row.state, state))
      const rejected = state === states.rejected
      const ends = rejected || state === states.canceled
      for (const row of movable) {
        await callOffInvites(tx, row, ends ? 'rescinded' : 'closed', about)
        const reason = rejected ? bitsOf(body.reasons) : null
        const reasonOther = rejected ? body.reason_other || null : null
        const change = { state, reason, reasonOther, answered: true } as const
        const stepId = await changeApplication(tx, row, change, about)
        await requestDecisionNotice(tx, state, row, about, stepId)
        accountIds.push(row.accountId)
      }
      if (movable.some(({ answeredAt }) => answeredAt === null))
        await measureReplies(tx, own.employerId, about)
      return { status: 200, body: { done: movable.map(({ id }) => id) } }
    })
    updateApplicationTabs(deps, accountIds, own.employerId)
    return reply
  }
