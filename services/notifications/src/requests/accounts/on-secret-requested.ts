import * as z from 'zod/mini'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { e164 } from '../../consent/contact.ts'
import { queueMessage } from '../queue-message.ts'

const sealedSecret = z.object({ to: z.string(), secret: z.string() })

/** One text or email with the code or link, to where the account wanted it. */
export const onSecretRequested = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(secretRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { to, secret } = sealedSecret.parse(await deps.open(data.sealed_secret))
    await queueMessage(tx, {
      accountId: data.account_id,
      channel: data.channel,
      template: data.what,
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({
        to: data.channel === 'text' ? e164(to) : to,
        secret,
        until: data.expires_at,
        as_owner: data.as_owner,
      }),
      at: deps.clock.now(),
    })
  })
