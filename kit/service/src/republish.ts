import { writeOutbox } from './emit.ts'
import type { OpenService } from './open-service.ts'

/**
 * Says the current state of a service again, each event in a transaction of its own. Read models take it; reactions
 * never run for it. Answers how many events were written.
 */
export const republish = async ({ plain, seams }: OpenService): Promise<number> => {
  let events = 0
  await plain.republish?.(async (event, data) => {
    await plain.transaction((tx) =>
      writeOutbox(tx, event, data, { at: seams.clock.now(), republished: true }),
    )
    events += 1
  })
  return events
}
