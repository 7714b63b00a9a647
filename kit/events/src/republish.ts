import { writeOutbox } from './emit.ts'
import type { EventService } from './event-service.ts'

/**
 * Emits the current state of a service again, each event in a transaction of its own. Projections handle it, reactions do
 * not. Returns the number of events.
 */
export const republish = async (service: EventService): Promise<number> => {
  let events = 0
  await service.republish?.(async (event, data) => {
    const at = service.testHooks.clock.now()
    await service.transaction((tx) => writeOutbox(tx, event, data, { at, republished: true }))
    events += 1
  })
  return events
}
