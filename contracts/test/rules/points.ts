import { commuteLimitMinutes } from '../../src/jobs/enumerations.ts'
import { milesBetween } from '../../src/jobs/rules/distance.ts'
import { commuteMinutes } from '../../src/jobs/rules/mismatch.ts'
import {
  attributePoints,
  attributesOf,
  daysOld,
  lowestWage,
  monthsFor,
  requiredMonths,
  scoreWeights,
  shiftPoints,
  type MatchCandidate,
  type MatchPosition,
  type Points,
} from '../../src/matches/rules/score.ts'

const rounded = (points: number): number => Math.floor(points + 0.5)
const clamp = (min: number, value: number, max: number): number => Math.min(Math.max(value, min), max)

/** All points up to a quarter of the longest commute, none at its end. `minutes` null: not known. */
export const commutePoints = (minutes: number | null, commute_length: number): number => {
  const maxMinutes = Math.min(commute_length, commuteLimitMinutes)
  if (minutes === null) return 0
  return rounded(scoreWeights.commute * clamp(0, (maxMinutes - minutes) / (maxMinutes * 0.75), 1))
}

/** Eight points for the wanted wage and two for each dollar more; an unknown wage counts as two dollars less. */
export const wagePoints = (
  position: Pick<MatchPosition, 'wage_from' | 'wage_to'>,
  { wage }: Pick<MatchCandidate, 'wage'>,
): number => {
  const paid = lowestWage(position)
  return rounded(clamp(4, 8 + 2 * (paid === null ? -2 : paid - wage), scoreWeights.wage))
}

/** A required skill counts whole where the candidate has it, half where they were not asked yet. */
export const skillPoints = (required: number, had: number, missing: number): number =>
  rounded(required === 0 ? 10 : (scoreWeights.skills * (required + had - missing)) / (2 * required))

/** By the share of the required months. */
export const experiencePoints = (required: number, had: number): number =>
  rounded(required <= 0 ? scoreWeights.experience : scoreWeights.experience * clamp(0, had / required, 1))

/** One point less for every week. */
export const freshPoints = (days: number | null): number =>
  days === null ? 0 : Math.max(0, scoreWeights.fresh - Math.floor(days / 7))

/** Miles from a candidate's home to a position; null where one of them is not known. */
export function milesTo(
  { latitude, longitude }: Pick<MatchPosition, 'latitude' | 'longitude'>,
  home: Pick<MatchCandidate, 'latitude' | 'longitude'>,
): number | null {
  if (latitude === null || longitude === null || home.latitude === null || home.longitude === null)
    return null
  return milesBetween({ latitude: home.latitude, longitude: home.longitude }, { latitude, longitude })
}

/** The points by factor, with which tests compare those of the deck's query. */
export function scoreOf(position: MatchPosition, candidate: MatchCandidate, now: Date): Points {
  const miles = milesTo(position, candidate)
  const required = position.keywords.map(({ id }) => id)
  return {
    commute: commutePoints(
      miles === null ? null : commuteMinutes(miles, candidate.commute_type),
      candidate.commute_length,
    ),
    shift: shiftPoints(position, candidate),
    wage: wagePoints(position, candidate),
    skills: skillPoints(
      required.length,
      required.filter((id) => candidate.skills.includes(id)).length,
      required.filter((id) => candidate.missing_skills.includes(id)).length,
    ),
    experience: experiencePoints(requiredMonths(position), monthsFor(position, candidate)),
    attributes: attributePoints(attributesOf(position), candidate),
    fresh: freshPoints(daysOld(position.posted_at, now)),
  }
}
