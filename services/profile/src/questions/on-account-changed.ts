import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/**
 * Which email and phone are the account's now: a link that went to another one opens nothing. And whose account is closed or
 * barred, whose links open nothing either.
 */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Transaction, { things: accounts }, { epoch }) => {
    const rows = accounts.map(({ id, version, email_hash, phone_hash, status, barred_until }) => ({
      account_id: id,
      version,
      email_hash,
      phone_hash,
      status,
      barred_until,
    }))
    await storeNewest(tx, 'known_contact', 'account_id', rows, epoch)
  },
  { readModel: ['known_contact'] },
)
