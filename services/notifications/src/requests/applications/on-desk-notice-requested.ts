import { deskNoticeRequested } from '@lunchpail/contracts/engagement/desk-events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { queueMessage } from '../queue-message.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'

/** One email for a hiring manager. Whoever asks for another time by several texts is mentioned once. */
export const onDeskNoticeRequested = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(deskNoticeRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { account_id, candidate_id, ...rest } = data
    const contact = await tx.contact.findUnique({
      where: { accountId: account_id },
      select: { timezone: true },
    })
    const matter = `another-time ${data.application_id} ${data.starts_at} ${account_id}`
    await queueMessage(tx, {
      accountId: account_id,
      namesId: candidate_id,
      channel: 'email',
      template: 'desk-notice',
      cause: data.what === 'another-time' ? matter : id,
      sealedValues: await deps.seal({ ...rest, own_zone: contact?.timezone ?? null }),
      at: deps.clock.now(),
    })
  })
