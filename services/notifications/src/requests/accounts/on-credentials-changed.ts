import * as z from 'zod/mini'
import { credentialsChanged } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { e164 } from '../../consent/contact.ts'
import { queueMessage } from '../queue-message.ts'

const sealedAddress = z.object({
  /** empty where nothing goes there */
  email: z.string(),
  proven: z.boolean(),
  phone: z.nullish(z.string()),
})

/** One email to the address that the account had before, and one text to the number, where either is to be told. */
export const onCredentialsChanged = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(credentialsChanged, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { email, proven, phone } = sealedAddress.parse(await deps.open(data.sealed_address))
    const tell = async (channel: 'email' | 'text', to: string, owned: boolean) =>
      queueMessage(tx, {
        accountId: data.account_id,
        channel,
        template: 'credentials-changed',
        cause: id,
        language: data.language,
        sealedValues: await deps.seal({ changed: data.changed, to, proven: owned }),
        at: deps.clock.now(),
      })
    if (email !== '') await tell('email', email, proven)
    if (phone) await tell('text', e164(phone), true)
  })
