import { accountChanged } from '@lunchpail/contracts/auth/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

export const onAccountChanged = projection(
  accountChanged,
  async (tx: Tx, { things: accounts }, { epoch }) => {
    const rows = accounts.map(({ id, version }) => ({ account_id: id, version }))
    await upsertNewest(tx, 'person', 'account_id', rows, epoch)
  },
  { readModel: ['person'] },
)
