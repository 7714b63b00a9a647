import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { erasureConfirmed } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'
import type { TemplateName } from '../../templates/templates.ts'

const ofJobNotices: TemplateName[] = ['job-notice-proof', 'job-opened']

/** With an account goes what was kept of its address where that was typed by a visitor. */
async function forgetAddress(tx: Tx, recipients: readonly string[]): Promise<void> {
  const address = { recipient: { in: [...recipients] } }
  const notices = await tx.jobNotice.findMany({ where: address, select: { id: true } })
  await tx.jobNotice.deleteMany({ where: address })
  await tx.jobNoticeUnanswered.deleteMany({ where: address })
  await tx.message.deleteMany({
    where: {
      accountId: null,
      template: { in: ofJobNotices },
      // one that did not go out yet names no recipient
      OR: [address, { aboutId: { in: notices.map(({ id }) => id) } }],
    },
  })
}

const sealedAddress = z.object({
  email: z.string(),
  proven: z.boolean(),
})

/**
 * One email to whoever deleted their account. There is no account by then: an id of its own keeps the erasure from taking it.
 */
export const onErasureConfirmed = (deps: Pick<Deps, 'seal' | 'open' | 'clock' | 'recipients'>) =>
  reaction(erasureConfirmed, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { email, proven } = sealedAddress.parse(await deps.open(data.sealed_address))
    await forgetAddress(tx, deps.recipients.hashes(email))
    await queueMessage(tx, {
      accountId: randomUUID(),
      channel: 'email',
      template: 'account-erased',
      cause: id,
      language: data.language,
      sealedValues: await deps.seal({ to: email, proven, receipt: data.receipt }),
      at: deps.clock.now(),
    })
  })
