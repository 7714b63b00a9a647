import * as z from 'zod/mini'
import { managerNoticeRequested } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

const sealedNotice = z.object({
  to: z.string(),
  company: z.string(),
  person: z.string(),
  secret: z.string(),
  invited: z.optional(z.string()),
  joined: z.optional(z.string()),
})

/** One email about a company: an invite to its address, anything else to the account. */
export const onManagerNoticeRequested = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(managerNoticeRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const notice = sealedNotice.parse(await deps.open(data.sealed_notice))
    await queueMessage(tx, {
      accountId: data.account_id,
      namesId: data.person_id,
      channel: 'email',
      template: data.what === 'join-asked' ? 'join-request' : 'manager-notice',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({
        ...notice,
        what: data.what,
        ...(data.expires_at !== null && { until: data.expires_at }),
      }),
      at: deps.clock.now(),
    })
  })
