import { accountChanged } from '@lunchpail/contracts/auth/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Which email and phone are the account's now: a link that went to another one opens nothing. */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Tx, { things: accounts }, { epoch }) => {
    const rows = accounts.map(({ id, version, email_hash, phone_hash }) => ({
      account_id: id,
      version,
      email_hash,
      phone_hash,
    }))
    await upsertNewest(tx, 'known_contact', 'account_id', rows, epoch)
  },
  { readModel: ['known_contact'] },
)
