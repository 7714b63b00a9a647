import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'

export const savePositions = (tx: Transaction, positions: readonly PositionState[]): Promise<string[]> =>
  upsertNewest(
    tx,
    'position',
    'id',
    positions.map((content) => ({ id: content.id, version: content.version, state: content.state, content })),
  )
