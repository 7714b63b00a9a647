import { referralUndelivered } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** Who referred sees that the friend heard nothing. */
export const onReferralUndelivered = ({ clock }: Pick<Deps, 'clock'>) =>
  reaction(
    referralUndelivered,
    { from: 'new' },
    async (tx: Tx, { account_id: accountId, referral_id: id }) => {
      await tx.referral.updateMany({ where: { id, accountId }, data: { undeliveredAt: clock.now() } })
    },
  )
