import * as z from 'zod/mini'
import { referralRequested } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

const sealedReferral = z.object({ to: z.string(), from: z.string() })

/** One text or email to a friend. It is about whoever refers: with their account goes what was to be sent. */
export const onReferralRequested = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(referralRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { to, from } = sealedReferral.parse(await deps.open(data.sealed_referral))
    await queueMessage(tx, {
      accountId: data.account_id,
      ...(data.referral_id !== undefined && { aboutId: data.referral_id }),
      channel: data.channel,
      template: 'referral',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({ to, from, campaign: data.campaign }),
      at: deps.clock.now(),
    })
  })
