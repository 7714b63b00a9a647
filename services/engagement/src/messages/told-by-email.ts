import { dayMs, hourMs } from '@lunchpail/contracts/durations'

/** How far back the earlier messages of a side are looked at: a day, and the hour before it. */
export const lookBackMs = dayMs + hourMs

/**
 * Whether a message is told by email: unless one was within the hour before it. `earlier`: those of the same side within
 * `lookBackMs`, oldest first. Which of them were told is kept nowhere, as it follows from their times: the first after an hour of
 * silence was, and from there each that came an hour after the last one told. A day without such an hour shows no beginning:
 * an email too many is better than none.
 */
export function isToldByEmail(earlier: readonly Date[], at: Date): boolean {
  let before = at.getTime() - lookBackMs
  let told: number | undefined
  for (const one of earlier) {
    const time = one.getTime()
    if (time - (told ?? before) >= hourMs) told = time
    before = time
  }
  return told === undefined || at.getTime() - told >= hourMs
}
