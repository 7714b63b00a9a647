import { accountChanged } from '@lunchpail/contracts/auth/events'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { projection } from '@lunchpail/kit-events/subscription'
import { markJoined } from './mark-referred.ts'

/**
 * Keeps how managers call the people who apply or come to an event, and who of them was referred by a friend, and whose account
 * is closed.
 */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Transaction, { things: accounts }, { epoch, republished, time }) => {
    if (!republished) await markJoined(tx, accounts, new Date(time))
    await storeNewest(
      tx,
      'candidate',
      'account_id',
      accounts.map(({ id, version, first_name, last_name, status }) => ({
        account_id: id,
        version,
        first_name,
        last_name,
        status,
      })),
      epoch,
    )
  },
  { readModel: ['candidate'] },
)
