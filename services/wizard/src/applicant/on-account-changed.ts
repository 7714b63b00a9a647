import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/**
 * Stores by which hashes the email and phone of each account are known again, whether the phone is confirmed, and whose account is
 * closed or barred.
 */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Transaction, { things: accounts }, { epoch }) => {
    const rows = accounts.map(
      ({ id, version, email_hash, phone_hash, phone_state, status, barred_until }) => ({
        account_id: id,
        version,
        email_hash,
        phone_hash,
        phone_state,
        status,
        barred_until,
      }),
    )
    await storeNewest(tx, 'known_contact', 'account_id', rows, epoch)
  },
  { readModel: ['known_contact'] },
)
