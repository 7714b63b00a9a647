import type { listRegistrations as contract } from '@lunchpail/contracts/engagement/gathering-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentGathering } from '../gathering-presenters.ts'
import { countRegistrations } from '../queries/count-registrations.ts'
import { ownRegistration } from '../queries/own-registration.ts'

const maxListed = 200

export const listRegistrations =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await database.registration.findMany({
      where: { accountId: caller.account.id },
      include: { gathering: { include: { positions: { orderBy: { turn: 'asc' } } } } },
      orderBy: [{ gathering: { startsAt: { sort: 'asc', nulls: 'last' } } }, { turn: 'asc' }],
      take: maxListed,
    })
    const counts = await countRegistrations(
      database,
      rows.map(({ gatheringId }) => gatheringId),
    )
    const now = clock.now()
    const registrations = await Promise.all(
      rows.map(async ({ gathering, ...row }) => ({
        gathering: presentGathering(gathering, counts.get(gathering.id), now),
        registration: await ownRegistration(database, row),
      })),
    )
    return { status: 200, body: { registrations } }
  }
