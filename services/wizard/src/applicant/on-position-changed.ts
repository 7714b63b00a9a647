import { positionChanged } from '@lunchpail/contracts/jobs/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

export const onPositionChanged = projection(
  positionChanged,
  async (tx: Transaction, { things: positions }, { epoch }) => {
    const rows = positions.map((content) => {
      const { id, version, state, managed_by } = content
      return { id, version, state, content, managed_by }
    })
    await storeNewest(tx, 'position', 'id', rows, epoch)
  },
  { readModel: ['position'] },
)
