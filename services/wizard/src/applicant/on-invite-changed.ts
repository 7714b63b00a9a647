import { inviteChanged } from '@lunchpail/contracts/engagement/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Stores which invites of a person wait for an answer. */
export const onInviteChanged = projection(
  inviteChanged,
  async (tx: Transaction, { things: invites }, { epoch }) => {
    const rows = invites.map(({ id, version, account_id, open }) => ({ id, version, account_id, open }))
    await storeNewest(tx, 'invite', 'id', rows, epoch)
  },
  { readModel: ['invite'] },
)
