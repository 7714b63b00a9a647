import * as z from 'zod/mini'
import { credentialsChanged } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

const sealedAddress = z.object({
  email: z.string(),
  // Absent from an older release.
  proven: z._default(z.boolean(), true),
})

/** One email to the address that the account had before. */
export const onCredentialsChanged = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(credentialsChanged, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { email, proven } = sealedAddress.parse(await deps.open(data.sealed_address))
    await queueMessage(tx, {
      accountId: data.account_id,
      channel: 'email',
      template: 'credentials-changed',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({ changed: data.changed, to: email, proven }),
      at: deps.clock.now(),
    })
  })
