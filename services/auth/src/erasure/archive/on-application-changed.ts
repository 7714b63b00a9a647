import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Where and when a candidate applied: who proves a contact of the account is shown it, and says whether it was them. */
export const onApplicationChanged = projection(
  applicationChanged,
  async (tx: Transaction, { things: applications }, { epoch }) => {
    const rows = applications.map(({ id, version, account_id, company_name, submitted_at }) => ({
      id,
      version,
      account_id,
      company_name,
      submitted_at,
    }))
    await storeNewest(tx, 'held_application', 'id', rows, epoch)
  },
  { readModel: ['held_application'] },
)
