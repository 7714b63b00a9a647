import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import {
  isAsked,
  mismatchesOf,
  type Mismatch,
  type MismatchCandidate,
} from '@lunchpail/contracts/jobs/rules/mismatch'
import { profileThresholds } from '@lunchpail/contracts/profile/enumerations'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/history/experience'
import { acceptedFromHome } from '@lunchpail/contracts/wizard/rules/way-from-home'

/** Home and commute of a person. */
export interface Commuter {
  readonly home: Point | null
  readonly commute_type: number
  readonly commute_length: number
  /** the preferences that the person set; the others are defaults */
  readonly answered: readonly string[]
}

/** The commute comes from profile, the rest from the application, which is newer. */
function candidateOf(
  { pref_shift_day, pref_shift_swing, pref_shift_night, skills, jobs, done_adding_jobs }: Application,
  commuter: Commuter | null,
  today: CalendarDay,
): MismatchCandidate {
  const rated =
    pref_shift_day !== undefined && pref_shift_swing !== undefined && pref_shift_night !== undefined
  const hasHistory = done_adding_jobs === true || (jobs?.length ?? 0) > 0
  return {
    home: commuter?.home ?? null,
    commute_type: commuter?.commute_type ?? 0,
    commute_length: commuter?.commute_length ?? 0,
    commute_length_told: commuter?.answered.includes('commute_length') ?? false,
    ratings: rated ? { day: pref_shift_day, swing: pref_shift_swing, night: pref_shift_night } : null,
    missing_skills: (skills ?? []).filter(({ has_skill }) => has_skill === false).map(({ qid }) => qid),
    experience_months: hasHistory
      ? experienceMonths(jobs ?? [], today, profileThresholds.lookBackYears * 12)
      : null,
  }
}

/** The mismatches of each position, by its id; a position without one is not in it. */
export function mismatchesByPosition(
  positions: readonly PositionState[],
  application: Application,
  commuter: Commuter | null,
  today: CalendarDay,
): Record<string, Mismatch[]> {
  const candidate = candidateOf(application, commuter, today)
  const found = positions.map((position) => [position.id, mismatchesOf(position, candidate)] as const)
  return Object.fromEntries(found.filter(([, mismatches]) => mismatches.length > 0))
}

/** Mismatches that must be confirmed and were not: fields `mismatch_ack.{position id}.{type}`. */
export function unconfirmed(
  mismatches: Readonly<Record<string, readonly Mismatch[]>>,
  application: Application,
): string[] {
  const accepted = acceptedFromHome(application)
  return Object.entries(mismatches).flatMap(([id, found]) =>
    found
      .filter((mismatch) => isAsked(mismatch) && !accepted[id]?.includes(mismatch.type))
      .map(({ type }) => `mismatch_ack.${id}.${type}`),
  )
}
