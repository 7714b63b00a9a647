import { messageNoticeRequested } from '@lunchpail/contracts/engagement/message-events'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Reply, Request } from '@lunchpail/kit-service/route'
import type {
  MessageSide,
  sendMessage,
  sendPortalMessage,
} from '@lunchpail/contracts/engagement/messages-api'
import type { Deps } from '../deps.ts'
import type { Side } from '../policies.ts'
import { findLately } from './find-lately.ts'
import { mayWrite, plainText } from './may-write.ts'
import { findThread, readConversation } from './read-conversation.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { requestMessageNotice } from '../notices/request-desk-notice.ts'
import { updateOpenTabs } from '../notices/update-open-tabs.ts'

/** Writes a message of one side. Either is told of the other’s by email, unless one went within the hour; a candidate by text, too. */
export async function writeMessage<E extends typeof sendMessage | typeof sendPortalMessage>(
  deps: Deps,
  request: Request<E>,
  side: MessageSide,
  owner: Side,
): Promise<Reply<E>> {
  const { params, body, traceparent, caller } = request
  const { id: authorId, person } = caller.account!
  const text = plainText(body.text)
  if (text === '') return refuse('invalid', { fieldErrors: { text: 'field.required' } })
  const first = await findThread(deps.database, params.id, owner)
  const sealed_message = await deps.seal({ from: person.first_name, text })
  const reply = await deps.write(request, async (tx) => {
    await lockApplications(tx, [params.id])
    const at = deps.clock.now()
    const thread = await findThread(tx, params.id, owner)
    if (!mayWrite(thread)) return refuse('messages-closed')
    const before = { applicationId: thread.id, side }
    const { fullSeconds, isTold } = await findLately(tx, { ...before, at })
    if (fullSeconds > 0) return refuse('too-many-messages', { retryAfterSeconds: fullSeconds })
    const { id } = await tx.message.create({ data: { ...before, authorId, text, at } })
    if (side === 'candidate' && isTold) await requestMessageNotice(tx, thread, { at, traceparent })
    if (side === 'manager') {
      await tx.application.update({ where: { id: thread.id }, data: { unreadMessages: { increment: 1 } } })
      await emit(
        tx,
        messageNoticeRequested,
        {
          account_id: thread.accountId,
          author_id: authorId,
          application_id: thread.id,
          message_id: id,
          title: thread.title,
          company_name: thread.companyName,
          by_email: isTold,
          sealed_message,
        },
        { at, subject: thread.id, traceparent },
      )
    }
    return { status: 201, body: await readConversation(tx, thread, side) } as Reply<E>
  })
  await updateOpenTabs(deps, first)
  return reply
}
