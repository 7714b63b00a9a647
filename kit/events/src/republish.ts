import { writeOutbox } from './emit.ts'
import type { EventService } from './event-service.ts'

/**
 * Says the current state of a service again, each event in a transaction of its own. Read models take it; reactions
 * never run for it. Answers how many events were written.
 */
export const republish = async (service: EventService): Promise<number> => {
  let events = 0
  await service.republish?.(async (event, data) => {
    const at = service.seams.clock.now()
    await service.transaction((tx) => writeOutbox(tx, event, data, { at, republished: true }))
    events += 1
  })
  return events
}
