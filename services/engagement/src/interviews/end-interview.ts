import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { changeInvite } from './change-invite.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { requestNotice } from '../notices/request-notice.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { inviteInclude } from '../rows/includes.ts'

const payload = z.object({ id: z.string(), timeId: z.string() })

/**
 * Once an interview is over, its outcome is "requested, not received", both sides are asked how it was, and the
 * application needs feedback.
 */
export const endInterview =
  (deps: Deps): Task =>
  async (input) => {
    const { id, timeId } = payload.parse(input)
    const at = deps.clock.now()
    const ended = await deps.transaction(async (tx) => {
      const found = await tx.invite.findUnique({ where: { id }, select: { applicationId: true } })
      if (!found) return undefined
      await lockApplications(tx, [found.applicationId])
      const invite = await tx.invite.findUnique({ where: { id }, include: inviteInclude })
      if (invite?.state !== 'open' || invite.timeId !== timeId) return undefined
      await changeInvite(tx, id, { state: 'closed' }, { at })
      const outcome = interviewOutcome['requested not received']
      await tx.interviewOutcome.createMany({ data: [{ inviteId: id, outcome, at }], skipDuplicates: true })
      await tx.application.update({ where: { id: invite.applicationId }, data: { hadInterview: true } })
      await requestNotice(tx, 'feedback', invite.application, invite, { at })
      return invite.application
    })
    if (ended) updateApplicationTabs(deps, [ended.accountId], ended.employerId)
  }
