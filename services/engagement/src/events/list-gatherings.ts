import type { listGatherings as contract } from '@lunchpail/contracts/engagement/gathering-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentGathering } from './present-gathering.ts'
import { countRegistrations } from './registrations/count-registrations.ts'
import { readGatherings } from './read-gatherings.ts'

const maxListed = 200

export const listGatherings =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async () => {
    const now = clock.now()
    const rows = await readGatherings(database, {
      where: { isOpen: true, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      orderBy: [{ startsAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      take: maxListed,
    })
    const counts = await countRegistrations(
      database,
      rows.map(({ id }) => id),
    )
    return {
      status: 200,
      body: { gatherings: rows.map((row) => presentGathering(row, counts.get(row.id), now)) },
    }
  }
