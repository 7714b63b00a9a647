import { dayMs } from '@lunchpail/contracts/durations'
import type { AlertFrequency } from '@lunchpail/contracts/profile/enumerations'

/** Alerts that go at once within any 24 hours: what is found beyond them comes together in the next. */
export const atOncePerDay = 3

/** When digests go, in UTC: 9 or 10 in the morning in New York; a text waits for 8:00 where its reader is, as any does. */
const digestHour = 14
/** Monday */
const digestDay = 1

/** When the next digest goes after a moment. */
export function nextDigest(after: Date, frequency: 'daily' | 'weekly'): Date {
  const at = new Date(after)
  at.setUTCHours(digestHour, 0, 0, 0)
  while (at <= after || (frequency === 'weekly' && at.getUTCDay() !== digestDay))
    at.setTime(at.getTime() + dayMs)
  return at
}

/**
 * When a candidate is told of a job that was found, as often as they want it. `told`: when alerts went to them lately, in
 * order.
 */
export function dueAt(
  frequency: AlertFrequency,
  {
    foundAt,
    alertedAt,
    now,
  }: { readonly foundAt: Date; readonly alertedAt: readonly Date[]; readonly now: Date },
): Date {
  if (frequency !== 'at-once') return nextDigest(foundAt, frequency)
  const lately = alertedAt.filter((at) => now.getTime() - at.getTime() < dayMs)
  const freedBy = lately.at(-atOncePerDay)
  return lately.length < atOncePerDay || !freedBy ? foundAt : new Date(freedBy.getTime() + dayMs)
}
