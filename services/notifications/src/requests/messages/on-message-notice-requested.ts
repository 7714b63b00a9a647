import * as z from 'zod/mini'
import { messageNoticeRequested } from '@lunchpail/contracts/engagement/message-events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { queueMessage } from '../queue-message.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'

const sealedMessage = z.object({ from: z.string(), text: z.string() })

/** One text for what a manager wrote, and an email where engagement asks for one. */
export const onMessageNoticeRequested = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(messageNoticeRequested, { from: 'new' }, async (tx: Tx, data) => {
    const { from, text } = sealedMessage.parse(await deps.open(data.sealed_message))
    const { account_id, application_id, title, company_name } = data
    const sealedValues = await deps.seal({ application_id, title, company_name, from, message: text })
    for (const channel of data.by_email ? (['text', 'email'] as const) : (['text'] as const))
      await queueMessage(tx, {
        accountId: account_id,
        namesId: data.author_id,
        applicationId: application_id,
        aboutId: data.message_id,
        channel,
        template: 'message-notice',
        cause: `message ${data.message_id}`,
        sealedValues,
        at: deps.clock.now(),
      })
  })
