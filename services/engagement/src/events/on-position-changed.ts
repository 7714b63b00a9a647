import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { prismaProjection } from '@lunchpail/kit-events/subscription'
import { claimGatherings } from './claim-gatherings.ts'
import { setEmployers } from '../applications/set-employers.ts'
import type { Tx } from '../database.ts'

export const onPositionChanged = prismaProjection(
  positionChanged,
  async (tx: Tx, { things: items }, { epoch, time }) => {
    await storeNewest(
      tx,
      'position',
      'id',
      items.map((item) => ({
        id: item.id,
        version: item.version,
        logo_url: item.logo_url,
        wage_from: item.wage_from,
        wage_to: item.wage_to,
        managed_by: item.managed_by,
        title: item.title,
        company_name: item.company_name,
        city: item.city,
        region: item.region,
        is_open: item.state === 'open',
      })),
      epoch,
    )
    await claimGatherings(tx, items, new Date(time))
    await setEmployers(
      tx,
      items.map(({ id }) => id),
      new Date(time),
    )
  },
  { readModel: ['position'] },
)
