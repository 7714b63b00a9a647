import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** Word that something was sent automatically does not go once that was taken back: it may wait for the morning, or a proof. */
export const onApplicationMoved = ({ clock }: Pick<Deps, 'clock'>) =>
  reaction(applicationMoved, { from: 'new' }, async (tx: Tx, { things: applications }) => {
    const withdrawn = applications.filter(({ withdrawn_at }) => withdrawn_at !== null)
    if (withdrawn.length === 0) return
    await tx.message.updateMany({
      where: {
        accountId: { in: withdrawn.map(({ account_id }) => account_id) },
        applicationId: { in: withdrawn.map(({ id }) => id) },
        template: 'auto-applied',
        // one that is being sent went
        status: { in: ['queued', 'held', 'waiting'] },
        finishedAt: null,
      },
      data: { status: 'skipped', outcome: 'outdated', finishedAt: clock.now() },
    })
  })
