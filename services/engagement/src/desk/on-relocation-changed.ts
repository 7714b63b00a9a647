import { relocationChanged } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Keeps when candidates move, for the companies to which they applied. */
export const onRelocationChanged = projection(
  relocationChanged,
  async (tx: Transaction, { things: relocations }, { epoch }) => {
    const rows = relocations.map(({ id, version, move_date }) => ({ account_id: id, version, move_date }))
    await storeNewest(tx, 'relocation', 'account_id', rows, epoch)
  },
  { readModel: ['relocation'] },
)
