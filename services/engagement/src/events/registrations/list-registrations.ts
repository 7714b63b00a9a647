import type { listRegistrations as contract } from '@lunchpail/contracts/engagement/gathering-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { presentGathering } from '../present-gathering.ts'
import { countRegistrations } from './count-registrations.ts'
import { ownRegistration } from './own-registration.ts'
import { readGatherings } from '../read-gatherings.ts'

const maxListed = 200

export const listRegistrations =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await database.registration.findMany({
      where: { accountId: caller.account.id },
      orderBy: [{ gathering: { startsAt: { sort: 'asc', nulls: 'last' } } }, { turn: 'asc' }],
      take: maxListed,
    })
    const gatherings = await readGatherings(database, {
      where: { id: { in: rows.map(({ gatheringId }) => gatheringId) } },
    })
    const counts = await countRegistrations(
      database,
      rows.map(({ gatheringId }) => gatheringId),
    )
    const now = clock.now()
    const registrations = await Promise.all(
      rows.map(async (row) => ({
        gathering: presentGathering(
          gatherings.find(({ id }) => id === row.gatheringId)!,
          counts.get(row.gatheringId),
          now,
        ),
        registration: await ownRegistration(database, row),
      })),
    )
    return { status: 200, body: { registrations } }
  }
