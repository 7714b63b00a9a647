import type { getGathering as contract } from '@lunchpail/contracts/engagement/gathering-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentGathering } from './present-gathering.ts'
import { countRegistrations } from './registrations/count-registrations.ts'
import { ownRegistration } from './registrations/own-registration.ts'
import { readGatherings } from './read-gatherings.ts'

export const getGathering =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ params: { id }, caller: { account } }) => {
    const [row] = await readGatherings(database, { where: { id } })
    if (!row) return refuse('not-found')
    const counts = await countRegistrations(database, [id])
    const mine =
      account &&
      (await database.registration.findUnique({
        where: { gatheringId_accountId: { gatheringId: id, accountId: account.id } },
      }))
    return {
      status: 200,
      body: {
        gathering: presentGathering(row, counts.get(id), clock.now()),
        registration: mine ? await ownRegistration(database, mine) : null,
      },
    }
  }
