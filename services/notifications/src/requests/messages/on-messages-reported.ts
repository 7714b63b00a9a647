import * as z from 'zod/mini'
import { messagesReported } from '@lunchpail/contracts/engagement/message-events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { queueMessage } from '../queue-message.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'

const sealedReport = z.object({ reason: z.string(), last: z.string() })

/** One email to the support. */
export const onMessagesReported = (deps: Pick<Deps, 'seal' | 'open' | 'clock' | 'support'>) =>
  reaction(messagesReported, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { account_id: account, candidate_id, application_id, by } = data
    const report = sealedReport.parse(await deps.open(data.sealed_report))
    await queueMessage(tx, {
      accountId: account,
      namesId: candidate_id,
      channel: 'email',
      template: 'messages-reported',
      cause: id,
      language: 'en',
      sealedValues: await deps.seal({ ...report, account, application_id, by, to: deps.support }),
      at: deps.clock.now(),
    })
  })
