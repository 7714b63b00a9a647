import { reminderDue } from '@lunchpail/contracts/wizard/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { queueMessage } from '../queue-message.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'

/** One text and one email, at the time that the person asked for. */
export const onReminderDue = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(reminderDue, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const sealedValues = await deps.seal({
      what: data.reminder,
      wanted: data.reminder_time,
      title: data.position?.title ?? '',
      company: data.position?.company_name ?? '',
    })
    for (const channel of ['text', 'email'] as const)
      await queueMessage(tx, {
        accountId: data.account_id,
        channel,
        template: 'reminder',
        cause: id,
        language: data.language,
        sealedValues,
        at: deps.clock.now(),
      })
  })
