import { messageAnswered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Deps } from '../deps.ts'
import { cut } from '../templates/cut.ts'
import { messageNotice } from '../templates/messages/message-notice.ts'
import type { Received } from './received.ts'
import { dayMs } from '@lunchpail/contracts/durations'

/** A text that answers a message comes within this time. */
const answerDays = 30

/** Any other text answers the last message of a manager to that number. */
export async function answerMessage(
  { database, recipients, transaction, clock, open, log }: Deps,
  { MessageSid, From, Body }: Received,
  traceparent: string,
): Promise<void> {
  const at = clock.now()
  const last = await database.message.findFirst({
    where: {
      recipient: { in: [...recipients.hashes(From)] },
      channel: 'text',
      template: 'message-notice',
      accountId: { not: null },
      createdAt: { gt: new Date(at.getTime() - answerDays * dayMs) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (!last?.accountId || Body.trim() === '') return
  const account_id = last.accountId
  const { application_id } = messageNotice.values.parse(await open(last.sealedValues))
  const answer = { account_id, application_id, cause: `text ${MessageSid}`, text: cut(Body, 2_000) }
  await transaction((tx) => emit(tx, messageAnswered, answer, { at, subject: application_id, traceparent }))
  log.info('text in answer to a message')
}
