import { hourMs } from '@lunchpail/contracts/durations'
import type { EventRuntime } from '../event-runtime.ts'

/** A relay that publishes only what it is notified of: it looks by itself at each poll and in each new session, too late for a test. */
export const byNotification: Pick<EventRuntime, 'pollMs' | 'leaderTimeoutMs'> = {
  pollMs: hourMs,
  leaderTimeoutMs: 2 * hourMs,
}
