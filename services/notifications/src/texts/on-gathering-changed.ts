import { gatheringChanged } from '@lunchpail/contracts/engagement/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Keeps whether people may register for the events to which keywords lead. */
export const onGatheringChanged = projection(
  gatheringChanged,
  async (tx: Tx, { things: gatherings }, { epoch }) => {
    const rows = gatherings.map(({ id, version, open, canceled, ends_at }) => ({
      id,
      version,
      open,
      canceled,
      ends_at,
    }))
    await upsertNewest(tx, 'gathering', 'id', rows, epoch)
  },
  { readModel: ['gathering'] },
)
