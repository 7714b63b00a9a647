import { dayMs } from '@lunchpail/contracts/durations'
import { messageAnswered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Tx } from '../database.ts'
import { cut } from '../templates/cut.ts'
import type { Received } from './received.ts'

/** A text that answers a message comes within this time. */
const answerDays = 30

/** What both of these texts name. */
const named = z.object({ application_id: z.string() })

/** Any other text answers the last text to that number of a manager's message or about an interview; false where there is none. */
export async function answerMessage(deps: Deps, text: Received, traceparent: string): Promise<boolean> {
  const { database, recipients, transaction, clock, open } = deps
  const last = await database.message.findFirst({
    where: {
      recipient: { in: [...recipients.hashes(text.From)] },
      channel: 'text',
      template: { in: ['message-notice', 'candidate-notice'] },
      accountId: { not: null },
      createdAt: { gt: new Date(clock.now().getTime() - answerDays * dayMs) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (!last?.accountId) return false
  const account_id = last.accountId
  const { application_id } = named.parse(await open(last.sealedValues))
  await transaction((tx) => addToConversation(tx, deps, text, { account_id, application_id, traceparent }))
  return true
}

/** Has engagement add the text to the conversation of an application. */
export async function addToConversation(
  tx: Tx,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  { MessageSid, Body }: Pick<Received, 'MessageSid' | 'Body'>,
  about: { readonly account_id: string; readonly application_id: string; readonly traceparent: string },
): Promise<void> {
  const { account_id, application_id, traceparent } = about
  const answer = { account_id, application_id, cause: `text ${MessageSid}`, text: cut(Body, 2_000) }
  await emit(tx, messageAnswered, answer, { at: clock.now(), subject: application_id, traceparent })
  log.info('text in answer to a message')
}
