import { dayMs } from '@lunchpail/contracts/durations'
import { isSilent } from '@lunchpail/kit-events/silence'
import type { Clock } from '@lunchpail/kit-service/clock'

/** The background work of src/fan-out: who fits the positions that are marked. */
export const fanOutTask = 'fan-out'

/**
 * When a change of positions is marked as to be told; null: it is no news. That is state which is published again, and what a
 * service reads that was away for days or is new. In silence all is marked, however old: no one is told of it (note-alerts.ts).
 */
export function newsAt(
  { republished, time }: { readonly republished?: boolean | undefined; readonly time: string },
  clock: Clock,
): Date | null {
  const now = clock.now()
  const isOld = !isSilent() && now.getTime() - Date.parse(time) > dayMs
  return republished || isOld ? null : now
}
