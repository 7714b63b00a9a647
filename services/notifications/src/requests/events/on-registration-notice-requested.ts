import { registrationNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

/** One text and one email about a registration for an event. */
export const onRegistrationNoticeRequested = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(registrationNoticeRequested, { from: 'new' }, async (tx: Tx, data, { id, time }) => {
    const { account_id: accountId, language, until, ...values } = data
    const sealedValues = await deps.seal({ ...values, told_at: time, ...(until !== null && { until }) })
    for (const channel of ['text', 'email'] as const)
      await queueMessage(tx, {
        accountId,
        channel,
        template: 'registration-notice',
        cause: id,
        language,
        sealedValues,
        at: deps.clock.now(),
      })
  })
