import { messagesReported } from '@lunchpail/contracts/engagement/message-events'
import type {
  MessageSide,
  reportMessages,
  reportPortalMessages,
} from '@lunchpail/contracts/engagement/messages-api'
import { emit } from '@lunchpail/kit-events/emit'
import type { Reply, Request } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import type { Side } from '../policies.ts'
import { plainText } from './may-write.ts'
import { findThread, readConversation } from './read-conversation.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'

/** Closes the conversation, and has the support read what the other side wrote last. A second report changes nothing. */
export async function closeConversation<E extends typeof reportMessages | typeof reportPortalMessages>(
  deps: Deps,
  request: Request<E>,
  side: MessageSide,
  owner: Side,
): Promise<Reply<E>> {
  const { params, body, caller } = request
  const authorId = caller.account!.id
  const at = deps.clock.now()
  const reason = plainText(body.reason)
  const first = await findThread(deps.database, params.id, owner)
  const reply = await deps.write(request, async (tx) => {
    await lockApplications(tx, [params.id])
    const thread = await findThread(tx, params.id, owner)
    const before = thread.reports.some((report) => report.side === side)
    if (!before) {
      const last = await tx.message.findFirst({
        where: { applicationId: thread.id, side: { not: side } },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      })
      await tx.messageReport.create({ data: { applicationId: thread.id, side, authorId, reason, at } })
      await emit(
        tx,
        messagesReported,
        {
          account_id: authorId,
          candidate_id: thread.accountId,
          application_id: thread.id,
          by: side,
          sealed_report: await deps.seal({ reason, last: last?.text.slice(0, 1_000) ?? '' }),
        },
        { at, subject: thread.id },
      )
    }
    const closed = await findThread(tx, params.id, owner)
    return { status: 200, body: await readConversation(tx, closed, side) } as Reply<E>
  })
  updateApplicationTabs(deps, [first.accountId], first.employerId)
  return reply
}
