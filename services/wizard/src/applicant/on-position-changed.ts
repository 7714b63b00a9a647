import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

export const onPositionChanged = projection(
  positionChanged,
  async (tx: Tx, { things: positions }, { epoch }) => {
    const rows = positions.map((content) => {
      const { id, version, state, managed_by } = content
      return { id, version, state, content, managed_by }
    })
    await upsertNewest(tx, 'position', 'id', rows, epoch)
  },
  { readModel: ['position'] },
)
