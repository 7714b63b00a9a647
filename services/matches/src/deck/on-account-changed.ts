import { accountChanged } from '@lunchpail/contracts/auth/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** AU-24: who is archived or nobody gets no matches. */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Tx, { things: accounts }, { epoch }) => {
    await upsertNewest(
      tx,
      'account_status',
      'account_id',
      accounts.map(({ id, version, status }) => ({ account_id: id, version, status })),
      epoch,
    )
  },
  { readModel: ['account_status'] },
)
