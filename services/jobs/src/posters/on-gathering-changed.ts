import { gatheringChanged } from '@lunchpail/contracts/engagement/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Keeps the events to which keywords lead. */
export const onGatheringChanged = projection(
  gatheringChanged,
  async (tx: Transaction, { things: gatherings }, { epoch }) => {
    const rows = gatherings.map(({ id, version, kind, company_id, open, ends_at }) => ({
      id,
      version,
      kind,
      company_id,
      open,
      ends_at,
    }))
    await storeNewest(tx, 'gathering', 'id', rows, epoch)
  },
  { readModel: ['gathering'] },
)
