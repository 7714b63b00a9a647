import type { markMessagesRead as contract } from '@lunchpail/contracts/engagement/messages-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { ofCandidate } from '../policies.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { findThread } from './read-conversation.ts'

/** Up to the latest message that was shown; one that came meanwhile stays unread. */
export const markMessagesRead =
  ({ write, updateTabs }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body } = request
    const reply = await write(request, async (tx) => {
      await lockApplications(tx, [params.id])
      const { id: applicationId } = await findThread(tx, params.id, ofCandidate(caller))
      const last = await tx.message.findFirst({ where: { id: body.message_id, applicationId } })
      if (!last) return refuse('not-found')
      const unread = await tx.message.count({
        where: { applicationId, side: 'manager', at: { gt: last.at } },
      })
      await tx.application.updateMany({
        where: { id: applicationId, unreadMessages: { gt: unread } },
        data: { unreadMessages: unread },
      })
      return { status: 200, body: { unread } }
    })
    updateTabs({ kind: 'changed', accountId: caller.account.id, topic: 'applications' })
    return reply
  }
