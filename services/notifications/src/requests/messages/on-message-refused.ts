import { messageRefused } from '@lunchpail/contracts/engagement/message-events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { queueMessage } from '../queue-message.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'

/** One text a day for an application: a device that answers by itself would be answered forever. */
export const onMessageRefused = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(messageRefused, { from: 'new' }, async (tx: Tx, data) => {
    const { account_id, application_id, company_name } = data
    const at = deps.clock.now()
    await queueMessage(tx, {
      accountId: account_id,
      channel: 'text',
      template: 'message-refused',
      cause: `refused ${application_id} ${at.toISOString().slice(0, 10)}`,
      sealedValues: await deps.seal({ application_id, company_name }),
      at,
    })
  })
