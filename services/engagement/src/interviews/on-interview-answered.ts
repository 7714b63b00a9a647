import { interviewAnswered } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { confirmInterview } from './confirm-interview.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { requestAnswerNotice } from '../notices/request-desk-notice.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { inviteInclude } from '../rows/includes.ts'

/** C in a text confirms the time that the text named. R leads to the page where it is moved; the company learns of it. */
export const onInterviewAnswered = (deps: Pick<Deps, 'updateTabs' | 'updateDesk' | 'clock'>) =>
  reaction(interviewAnswered, { from: 'new', alone: true }, async (tx: Tx, data, { traceparent }) => {
    const where = { id: data.invite_id, accountId: data.account_id }
    const found = await tx.invite.findFirst({ where, select: { applicationId: true } })
    if (!found) return undefined
    await lockApplications(tx, [found.applicationId])
    const invite = await tx.invite.findFirstOrThrow({ where, include: inviteInclude })
    if (invite.time?.startsAt.getTime() !== new Date(data.starts_at).getTime()) return undefined
    const about = { at: deps.clock.now(), traceparent }
    if (data.answer === 'move') {
      if (invite.state === 'open')
        await requestAnswerNotice(tx, 'another-time', invite.application, invite, about)
      return undefined
    }
    // what only a newer release knows is no yes
    if (data.answer !== 'confirm') return undefined
    if (!(await confirmInterview(tx, invite, about))) return undefined
    return () => updateApplicationTabs(deps, [invite.application.accountId], invite.application.employerId)
  })
