import { messageRefused } from '@lunchpail/contracts/engagement/events'
import { messageAnswered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import { reaction } from '@lunchpail/kit-events/subscription'
import { lockApplications } from '../rows/lock-rows.ts'
import { requestMessageNotice } from '../notices/request-desk-notice.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { takeEmailOfHour } from './email-of-hour.ts'
import { findFullSeconds } from './find-full-seconds.ts'
import { mayWrite, plainText } from './may-write.ts'

/**
 * A candidate's text comes into the thread that it answers. A provider that tells it twice adds it once. Of one that
 * cannot come there anymore the candidate learns, who would take it for read.
 */
export const onMessageAnswered = (deps: Pick<Deps, 'updateTabs' | 'updateDesk' | 'clock'>) =>
  reaction(messageAnswered, { from: 'new', alone: true }, async (tx: Tx, data, { traceparent }) => {
    await lockApplications(tx, [data.application_id])
    const where = { id: data.application_id, accountId: data.account_id }
    const thread = await tx.application.findFirst({ where, include: { reports: true } })
    const text = plainText(data.text)
    if (!thread || text === '') return undefined
    const at = deps.clock.now()
    const before = { applicationId: thread.id, side: 'candidate' } as const
    const fullSeconds = await findFullSeconds(tx, { ...before, at })
    if (!mayWrite(thread) || fullSeconds > 0) {
      const known = await tx.message.findFirst({ where: { cause: data.cause }, select: { id: true } })
      const refused = {
        account_id: data.account_id,
        application_id: thread.id,
        company_name: thread.companyName,
      }
      if (!known) await emit(tx, messageRefused, refused, { at, traceparent })
      return undefined
    }
    const { count } = await tx.message.createMany({
      data: [{ ...before, authorId: thread.accountId, text, cause: data.cause, at }],
      skipDuplicates: true,
    })
    if (count > 0 && (await takeEmailOfHour(tx, thread, 'candidate', at)))
      await requestMessageNotice(tx, thread, { at, traceparent })
    return () => updateApplicationTabs(deps, [thread.accountId], thread.employerId)
  })
