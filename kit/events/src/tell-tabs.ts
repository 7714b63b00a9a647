import type { NatsClient } from './nats.ts'
import { encodeTabUpdate, type TabUpdate } from './tab-updates.ts'

/** The latest so many are kept while NATS is away. */
const maxKept = 10_000

/**
 * Sends updates to the shells. What comes while this process has no NATS is sent once it is back: shells that had it all the
 * time know of nothing that was missed. Each once, as an update says no more the second time.
 */
export function tellTabs({
  publish,
  onConnect,
}: Pick<NatsClient, 'publish' | 'onConnect'>): (update: TabUpdate) => void {
  const kept = new Map<string, TabUpdate>()
  const tell = (update: TabUpdate): void => {
    const { subject, payload } = encodeTabUpdate(update)
    if (publish(subject, payload)) return
    const key = `${subject} ${payload}`
    kept.delete(key)
    kept.set(key, update)
    const [oldest = key] = kept.keys()
    if (kept.size > maxKept) kept.delete(oldest)
  }
  onConnect(() => {
    const missed = [...kept.values()]
    kept.clear()
    missed.forEach(tell)
  })
  return tell
}
