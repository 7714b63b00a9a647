import { phoneMoved } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { queueMessage } from '../queue-message.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'

/** One email to the one who had the number. */
export const onPhoneMoved = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(phoneMoved, { from: 'new' }, async (tx: Tx, data, { id }) => {
    await queueMessage(tx, {
      accountId: data.account_id,
      channel: 'email',
      template: 'number-moved',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({ digits: data.digits }),
      at: deps.clock.now(),
    })
  })
