import type { cancelRegistration as contract } from '@lunchpail/contracts/engagement/gathering-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { fillPlaces } from './fill-places.ts'
import { notifyRegistration } from './notify-registration.ts'
import type { Deps } from '../../deps.ts'
import { updateRegistrationTabs } from '../../notices/update-open-tabs.ts'
import { presentRegistration } from './present-registration.ts'
import { isOver } from '../gathering-rules.ts'
import { lockGathering } from '../lock-gathering.ts'
import { whoWaits } from './registrants.ts'

/**
 * A place that a registrant gives back goes to whoever waits longest, until the event is over. Who came keeps theirs: they were
 * there. No one is told of it where the event is over or canceled: its cancellation was the last word.
 */
export const cancelRegistration =
  ({ write, clock, updateTabs, updateDesk }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountIds: string[] = []
    let companyId: string | null = null
    const reply = await write(request, async (tx) => {
      const accountId = request.caller.account.id
      const { id } = request.params
      const mine = await tx.registration.findFirst({ where: { id, accountId } })
      if (!mine) return refuse('not-found')
      const gathering = await lockGathering(tx, mine.gatheringId)
      const now = clock.now()
      const [row] = await tx.registration.updateManyAndReturn({
        where: { id, state: { not: 'canceled' }, checkedInAt: null },
        data: { state: 'canceled' },
      })
      // checked in, maybe since it was read
      if (!row && (await tx.registration.count({ where: { id, state: { not: 'canceled' } } })) > 0)
        return refuse('conflict')
      if (row) {
        if (gathering.canceledAt === null && !isOver(gathering, now))
          await notifyRegistration(tx, 'canceled', gathering, row, now)
        const { movedUp } = await fillPlaces(tx, gathering, now)
        companyId = gathering.companyId
        accountIds.push(accountId, ...movedUp, ...(await whoWaits(tx, gathering.id)))
      }
      return {
        status: 200,
        body: { registration: presentRegistration(row ?? { ...mine, state: 'canceled' }, null) },
      }
    })
    updateRegistrationTabs({ updateTabs, updateDesk }, accountIds, companyId)
    return reply
  }
