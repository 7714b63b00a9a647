import type { Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { joinList, type Translator } from './translator-for.ts'

/** What does not fit, in a sentence. */
export function mismatchSentence({ type, ...told }: Mismatch, t: Translator): string {
  const quickest = Math.min(told.driving_minutes ?? Infinity, told.transit_minutes ?? Infinity)
  const values = {
    shifts: joinList(
      (told.shift ?? []).map((one) => t(`mismatch.${one}s`)),
      t,
    ),
    minutes: minutesShown(quickest),
    pref: told.pref ?? 0,
    skills: joinList(told.skills ?? [], t),
    n: told.months ?? 0,
  }
  return t(`mismatch.${type}`, values)
}
