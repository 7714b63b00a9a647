import { autoApplySettled } from '@lunchpail/contracts/wizard/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

/** Asks the person where auto-apply could not go on without them. Of what it sent, the submit itself tells. */
export const onAutoApplySettled = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(autoApplySettled, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { account_id, position_id, position, outcome, language } = data
    if (outcome !== 'asked' || position === null) return
    const sealedValues = await deps.seal({
      position_id,
      title: position.title,
      company: position.company_name,
    })
    for (const channel of ['text', 'email'] as const)
      await queueMessage(tx, {
        accountId: account_id,
        channel,
        template: 'auto-apply-asked',
        cause: id,
        language,
        sealedValues,
        at: deps.clock.now(),
      })
  })
