import { accountsOf, withoutAccounts } from '@lunchpail/contracts/event-accounts'
import { erasedAmong } from '@lunchpail/kit-database/tombstone'
import { writeOutbox } from './emit.ts'
import type { EventService } from './event-service.ts'

/**
 * Emits the current state of a service again, each event in a transaction of its own. Projections handle it, reactions do
 * not. Who was erased since the state was read is left out. Returns the number of events.
 */
export const republish = async (service: EventService): Promise<number> => {
  let events = 0
  await service.republish?.(async (event, data) => {
    const at = service.testHooks.clock.now()
    events += await service.transaction(async (tx) => {
      const left = withoutAccounts(event, data, await erasedAmong(tx, accountsOf(event, data)))
      if (left === undefined) return 0
      await writeOutbox(tx, event, left, { at, republished: true })
      return 1
    })
  })
  return events
}
