import { accountChanged } from '@lunchpail/contracts/auth/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Stores how to reach each account, still sealed. */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Tx, { things: items }, { epoch }) => {
    await upsertNewest(
      tx,
      'contact',
      'account_id',
      items.map(({ id, version, first_name, language, sealed_contact }) => ({
        account_id: id,
        version,
        first_name,
        language,
        sealed_contact,
      })),
      epoch,
    )
  },
  { readModel: ['contact'] },
)
