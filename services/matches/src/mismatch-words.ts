import type { Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { listed, type Say } from './words.ts'

/** What does not fit, in a sentence. */
export function mismatchWords({ type, ...told }: Mismatch, say: Say): string {
  const quickest = Math.min(told.driving_minutes ?? Infinity, told.transit_minutes ?? Infinity)
  const values = {
    shifts: listed(
      (told.shift ?? []).map((one) => say(`mismatch.${one}s`)),
      say,
    ),
    minutes: minutesShown(quickest),
    pref: told.pref ?? 0,
    skills: listed(told.skills ?? [], say),
    n: told.months ?? 0,
  }
  return say(`mismatch.${type}`, values)
}
