import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import { setEmployers } from '../commands/set-employers.ts'
import type { Tx } from '../database.ts'

export const onPositionChanged = projection(
  positionChanged,
  async (tx: Tx, { things: items }, { epoch }) => {
    await upsertNewest(
      tx,
      'position',
      'id',
      items.map(({ id, version, logo_url, wage_from, wage_to, managed_by }) => ({
        id,
        version,
        logo_url,
        wage_from,
        wage_to,
        managed_by,
      })),
      epoch,
    )
    await setEmployers(
      tx,
      items.map(({ id }) => id),
    )
  },
  { readModel: ['position'] },
)
