import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { projection } from '@lunchpail/kit-events/subscription'
import { savePositions } from '../commands/save-positions.ts'
import type { Tx } from '../database.ts'

export const onPositionChanged = projection(positionChanged, async (tx: Tx, { things: positions }) => {
  await savePositions(tx, positions)
})
