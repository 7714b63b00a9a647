import { inviteChanged } from '@lunchpail/contracts/engagement/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Keeps what an invite is now, for whoever answers an older text about it. */
export const onInviteChanged = projection(
  inviteChanged,
  async (tx: Transaction, { things: invites }, { epoch }) => {
    const rows = invites.map(({ id, version, account_id, open, starts_at }) => ({
      id,
      version,
      account_id,
      open,
      starts_at,
    }))
    await storeNewest(tx, 'invite', 'id', rows, epoch)
  },
  { readModel: ['invite'] },
)
