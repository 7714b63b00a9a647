import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

export const onAccountChanged = projection(
  accountChanged,
  async (tx: Transaction, { things: accounts }, { epoch }) => {
    const rows = accounts.map(({ id, version }) => ({ account_id: id, version }))
    await upsertNewest(tx, 'person', 'account_id', rows, epoch)
  },
  { readModel: ['person'] },
)
