import { secretUndelivered } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'

/** The page that waits for the code or link says so. */
export const onSecretUndelivered = reaction(
  secretUndelivered,
  { from: 'new' },
  async (tx: Tx, { account_id: accountId, request_id: requestId }, { time }) => {
    const about = { where: { accountId, requestId }, data: { undeliveredAt: new Date(time) } }
    await tx.oneTimeCode.updateMany(about)
    await tx.resetLink.updateMany(about)
  },
)
