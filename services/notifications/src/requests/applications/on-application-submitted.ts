import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

/** One text and one email confirm a submit, however many positions it holds. */
export const onApplicationSubmitted = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(applicationSubmitted, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const sealedValues = await deps.seal({
      positions: data.positions.map((position) => ({
        title: position.title,
        company: position.company_name,
        place: `${position.city}, ${position.region}`,
      })),
      account_version: data.account_version,
    })
    for (const channel of ['text', 'email'] as const)
      await queueMessage(tx, {
        accountId: data.account_id,
        channel,
        template: 'application-submitted',
        cause: id,
        language: data.language,
        sealedValues,
        at: deps.clock.now(),
      })
  })
