import * as z from 'zod/mini'
import { referenceRequested } from '@lunchpail/contracts/profile/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

const sealedReference = z.object({
  to: z.string(),
  candidate: z.string(),
  secret: z.string(),
  until: z.string(),
})

/** One text to a manager. It is about the candidate: with their account goes what was to be sent. */
export const onReferenceRequested = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(referenceRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const content = sealedReference.parse(await deps.open(data.sealed_reference))
    await queueMessage(tx, {
      accountId: data.account_id,
      channel: 'text',
      template: 'reference-request',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal(content),
      at: deps.clock.now(),
    })
  })
