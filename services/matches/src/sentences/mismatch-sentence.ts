import type { Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { joinList, type Translator } from './translator-for.ts'

/** What does not fit, in a sentence; `answered`: the preferences that the person set. */
export function mismatchSentence(
  { type, ...details }: Mismatch,
  answered: readonly string[],
  t: Translator,
): string {
  const quickest = Math.min(details.driving_minutes ?? Infinity, details.transit_minutes ?? Infinity)
  const values = {
    shifts: joinList(
      (details.shift ?? []).map((one) => t(`mismatch.${one}s`)),
      t,
    ),
    minutes: minutesShown(quickest),
    pref: details.pref ?? 0,
    skills: joinList(details.skills ?? [], t),
    n: details.months ?? 0,
  }
  // A default limit is no answer of theirs.
  const isDefault = type === 'commute' && !answered.includes('commute_length')
  return t(isDefault ? 'mismatch.commute-long' : `mismatch.${type}`, values)
}
