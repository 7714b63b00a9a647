import { refuse } from '@lunchpail/kit-service/refusal'
import type { Reply, Request } from '@lunchpail/kit-service/route'
import type {
  MessageSide,
  sendMessage,
  sendPortalMessage,
} from '@lunchpail/contracts/engagement/messages-api'
import type { Deps } from '../deps.ts'
import type { Side } from '../policies.ts'
import { takeEmailOfHour } from './email-of-hour.ts'
import { findFullSeconds } from './find-full-seconds.ts'
import { mayWrite, plainText } from './may-write.ts'
import { findThread, readConversation } from './read-conversation.ts'
import { tellCandidate } from './tell-candidate.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { requestMessageNotice } from '../notices/request-desk-notice.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'

/**
 * Writes a message of one side. Either is told of the other’s by email, at the end of the hour where one went within it; a candidate
 * by text, too.
 */
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
    const fullSeconds = await findFullSeconds(tx, { ...before, at })
    if (fullSeconds > 0) return refuse('too-many-messages', { retryAfterSeconds: fullSeconds })
    const { id } = await tx.message.create({ data: { ...before, authorId, text, at } })
    const isTold = await takeEmailOfHour(tx, thread, side, at)
    if (side === 'candidate' && isTold) await requestMessageNotice(tx, thread, { at, traceparent })
    if (side === 'manager') {
      await tx.application.update({ where: { id: thread.id }, data: { unreadMessages: { increment: 1 } } })
      const told = { author_id: authorId, message_id: id, by_email: isTold, sealed_message }
      await tellCandidate(tx, thread, told, { at, traceparent })
    }
    return { status: 201, body: await readConversation(tx, thread, side) } as Reply<E>
  })
  updateApplicationTabs(deps, [first.accountId], first.employerId)
  return reply
}
