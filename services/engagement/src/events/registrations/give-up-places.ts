import type { AfterCommit } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { updateRegistrationTabs } from '../../notices/update-open-tabs.ts'
import { lockGathering } from '../lock-gathering.ts'
import { fillPlaces } from './fill-places.ts'
import { whoWaits } from './registrants.ts'

/**
 * The places of an account that is erased go to whoever waits longest, as if it had given them up, and who waited behind it is further
 * ahead. Nothing is told to itself; the list at the door is one shorter.
 */
export const giveUpPlaces =
  (deps: Pick<Deps, 'clock' | 'updateTabs' | 'updateDesk'>) =>
  async (tx: Tx, accountId: string): Promise<AfterCommit> => {
    const held = await tx.registration.findMany({
      where: { accountId, state: { in: ['registered', 'waiting'] } },
      // two who are erased at once wait for each other in one order
      orderBy: { gatheringId: 'asc' },
      select: { id: true, gatheringId: true },
    })
    const accountIds = new Set<string>()
    const companyIds = new Set<string>()
    for (const { id, gatheringId } of held) {
      const gathering = await lockGathering(tx, gatheringId)
      await tx.registration.update({ where: { id }, data: { state: 'canceled' } })
      if (gathering.companyId !== null) companyIds.add(gathering.companyId)
      const { movedUp } = await fillPlaces(tx, gathering, deps.clock.now())
      for (const one of [...movedUp, ...(await whoWaits(tx, gatheringId))]) accountIds.add(one)
    }
    return () => {
      updateRegistrationTabs(deps, accountIds, null)
      for (const companyId of companyIds) deps.updateDesk(companyId)
    }
  }
