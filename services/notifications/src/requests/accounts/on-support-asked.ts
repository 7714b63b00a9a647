import * as z from 'zod/mini'
import { supportAsked } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

const sealedMessage = z.object({ message: z.string(), contact: z.string() })

/** One email to the support with what the person wrote. */
export const onSupportAsked = (deps: Pick<Deps, 'seal' | 'open' | 'clock' | 'support'>) =>
  reaction(supportAsked, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { message, contact } = sealedMessage.parse(await deps.open(data.sealed_message))
    await queueMessage(tx, {
      accountId: data.account_id,
      channel: 'email',
      template: 'support-asked',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({ message, contact, account: data.account_id, to: deps.support }),
      at: deps.clock.now(),
    })
  })
