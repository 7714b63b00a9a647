import type { undoCheckIn as contract } from '@lunchpail/contracts/engagement/portal-events'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { fillPlaces } from './registrations/fill-places.ts'
import { updateRegistrationTabs } from '../notices/update-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { presentRegistrant } from './registrations/present-registration.ts'
import { whoWaits } from './registrations/registrants.ts'
import { companyGathering } from './company-gathering.ts'
import { findPeople } from '../rows/find-people.ts'
import { lockGathering } from './lock-gathering.ts'

/** Whoever was let in from the waiting list waits again in their turn. Twice is once. */
export const undoCheckIn =
  ({ write, clock, updateTabs, updateDesk }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { id } = request.params
    const { code } = request.body
    const accountIds = new Set<string>()
    const reply = await write(request, async (tx) => {
      await companyGathering(tx, id, request.caller)
      const gathering = await lockGathering(tx, id)
      const row = await tx.registration.findFirst({
        where: { gatheringId: id, code, state: { not: 'canceled' } },
      })
      if (!row) return refuse('not-found')
      if (row.checkedInAt !== null) {
        await tx.registration.update({
          where: { id: row.id },
          data: { checkedInAt: null, atDoor: false, ...(row.atDoor && { state: 'waiting' }) },
        })
        const { movedUp } = await fillPlaces(tx, gathering, clock.now())
        for (const one of [row.accountId, ...movedUp, ...(await whoWaits(tx, id))]) accountIds.add(one)
      }
      const now = await tx.registration.findUniqueOrThrow({ where: { id: row.id } })
      const people = await findPeople(tx, [row.accountId])
      return {
        status: 200,
        body: { registrant: presentRegistrant(now, gathering, people.get(row.accountId)) },
      }
    })
    updateRegistrationTabs({ updateTabs, updateDesk }, accountIds, companyIdOf(request.caller))
    return reply
  }
