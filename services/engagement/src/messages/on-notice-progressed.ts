import { noticeProgressed } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { lockApplications } from '../rows/lock-rows.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** How far what a manager wrote has come. Events come in any order: the latest counts. */
export const onNoticeProgressed = (deps: Pick<Deps, 'updateDesk'>) =>
  reaction(noticeProgressed, { from: 'new', alone: true }, async (tx: Tx, data) => {
    const { account_id: accountId, application_id: applicationId, about_id: aboutId, channel } = data
    await lockApplications(tx, [applicationId])
    const application = await tx.application.findFirst({ where: { id: applicationId, accountId } })
    if (!application) return undefined
    const key = { aboutId_channel: { aboutId, channel } }
    const at = new Date(data.told_at)
    const known = await tx.noticeProgress.findUnique({ where: key })
    if (known && known.at > at) return undefined
    const progressed = {
      progress: data.progress,
      until: data.until === null ? null : new Date(data.until),
      at,
    }
    await tx.noticeProgress.upsert({
      where: key,
      create: { aboutId, channel, applicationId, ...progressed },
      update: progressed,
    })
    const { employerId } = application
    return employerId === null ? undefined : () => deps.updateDesk(employerId)
  })
