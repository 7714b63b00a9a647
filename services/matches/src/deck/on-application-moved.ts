import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Stores which applications were withdrawn; what is withdrawn stays so. 30 days later the job may be suggested again. */
export const onApplicationMoved = projection(
  applicationMoved,
  async (tx: Transaction, { things: applications }, { epoch }) => {
    const rows = applications
      .filter(({ withdrawn_at }) => withdrawn_at !== null)
      .map(({ id, version, account_id, position_id, withdrawn_at }) => ({
        id,
        version,
        account_id,
        position_id,
        withdrawn_at,
      }))
    await storeNewest(tx, 'withdrawal', 'id', rows, epoch)
  },
  { readModel: ['withdrawal'] },
)
