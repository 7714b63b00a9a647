import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { lockGathering } from '../lock-gathering.ts'
import { fillPlaces } from './fill-places.ts'

/** The places of an account that is erased go to whoever waits longest, as if it had given them up. Nothing is told to itself. */
export const giveUpPlaces =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, accountId: string): Promise<void> => {
    const held = await tx.registration.findMany({
      where: { accountId, state: 'registered' },
      // two who are erased at once wait for each other in one order
      orderBy: { gatheringId: 'asc' },
      select: { id: true, gatheringId: true },
    })
    for (const { id, gatheringId } of held) {
      const gathering = await lockGathering(tx, gatheringId)
      await tx.registration.update({ where: { id }, data: { state: 'canceled' } })
      await fillPlaces(tx, gathering, clock.now())
    }
  }
