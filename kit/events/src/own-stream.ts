import { setTimeout as wait } from 'node:timers/promises'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { LiveEventService } from './event-service.ts'

/**
 * Ensures the stream of a service at each connection, also while it has nothing to publish: consumers of other services
 * wait for it, as nobody else may create it. Returns how to stop.
 */
export const keepOwnStream = (
  { nats, noun, log }: Pick<LiveEventService, 'nats' | 'noun' | 'log'>,
  retryMs = 500,
): (() => void) => {
  let generation = 0
  const ensure = async (): Promise<void> => {
    const own = ++generation
    while (own === generation && nats.connected()) {
      try {
        return await nats.ensureStream(noun)
      } catch (failure) {
        log.warn({ error: loggedError(failure) }, 'stream is not ready yet')
        await wait(retryMs, undefined, { ref: false })
      }
    }
  }
  const unsubscribe = nats.onConnect(() => void ensure())
  return () => {
    generation += 1
    unsubscribe()
  }
}
