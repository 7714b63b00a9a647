import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Stores which applications a company began to work with, and when their candidates withdrew them. */
export const onApplicationMoved = projection(
  applicationMoved,
  async (tx: Transaction, { things: applications }, { epoch }) => {
    const rows = applications.map(({ id, version, account_id, state, withdrawn_at }) => ({
      id,
      version,
      account_id,
      state,
      withdrawn_at,
    }))
    await storeNewest(tx, 'progress', 'id', rows, epoch)
  },
  { readModel: ['progress'] },
)
