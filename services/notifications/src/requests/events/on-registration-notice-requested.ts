import { registrationNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

/** What a manager can change without end. */
const withoutEnd: readonly string[] = ['changed', 'waiting-changed', 'details-changed']

/** One text and one email about a registration for an event. */
export const onRegistrationNoticeRequested = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(registrationNoticeRequested, { from: 'new' }, async (tx: Tx, data, { id, time }) => {
    const { account_id: accountId, company_id: companyId, language, until, ...values } = data
    const sealedValues = await deps.seal({ ...values, told_at: time, ...(until !== null && { until }) })
    for (const channel of ['text', 'email'] as const)
      await queueMessage(tx, {
        accountId,
        ...(withoutEnd.includes(data.what) && { companyId }),
        channel,
        template: 'registration-notice',
        cause: id,
        language,
        sealedValues,
        at: deps.clock.now(),
      })
  })
