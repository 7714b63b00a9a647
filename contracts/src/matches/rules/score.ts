import { commuteLimitMinutes, shiftBit, shifts, type Shift } from '../../jobs/enumerations.ts'
import { commuteMinutes } from '../../jobs/rules/mismatch.ts'
import { milesBetween } from '../../jobs/rules/distance.ts'
import { shiftsOf } from '../../jobs/rules/start-window.ts'
import type { PositionState } from '../../jobs/events.ts'
import { shiftRating } from '../../profile/enumerations.ts'
import type { CandidateState } from '../../profile/events.ts'

/** The factors of a score with their highest points; together 100. Only preferences count, and nothing private. */
export const scoreWeights = {
  commute: 25,
  shift: 20,
  wage: 20,
  skills: 15,
  experience: 10,
  attributes: 6,
  fresh: 4,
} as const
export type ScoreFactor = keyof typeof scoreWeights
export const scoreFactors = Object.keys(scoreWeights) as ScoreFactor[]
export type Points = Readonly<Record<ScoreFactor, number>>

/** What matching may know of a candidate, and nothing else. */
export type MatchCandidate = Pick<
  CandidateState,
  | 'latitude'
  | 'longitude'
  | 'role'
  | 'shift'
  | 'wage'
  | 'weekend'
  | 'commute_type'
  | 'commute_length'
  | 'experience_months'
> & {
  readonly ratings: Readonly<Record<Shift | 'weekend' | 'overtime', number>>
  /** keywords that were answered with yes, and with no */
  readonly skills: readonly string[]
  readonly missing_skills: readonly string[]
  /** months of experience by keyword, where an answer gave them */
  readonly skill_months: Readonly<Record<string, number>>
}
export type MatchPosition = Pick<
  PositionState,
  | 'state'
  | 'role'
  | 'shifts'
  | 'schedule_start'
  | 'schedule_type'
  | 'weekend'
  | 'overtime'
  | 'drug_screen'
  | 'wage_from'
  | 'wage_to'
  | 'latitude'
  | 'longitude'
  | 'keywords'
  | 'entry'
  | 'experience_months'
  | 'posted_at'
>

/** Halves are rounded up, as the deck's query does. */
const rounded = (points: number): number => Math.floor(points + 0.5)
const clamp = (min: number, value: number, max: number): number => Math.min(Math.max(value, min), max)

/** All points up to a quarter of the longest commute, none at its end. `minutes` null: not known. */
export const commutePoints = (minutes: number | null, commute_length: number): number => {
  const maxMinutes = Math.min(commute_length, commuteLimitMinutes)
  if (minutes === null) return 0
  return rounded(scoreWeights.commute * clamp(0, (maxMinutes - minutes) / (maxMinutes * 0.75), 1))
}

/** The shifts that a candidate may be offered: wanted, and not "Definitely not". */
export const offeredShifts = ({ shift, ratings }: Pick<MatchCandidate, 'shift' | 'ratings'>): Shift[] =>
  shifts.filter(
    (one) => (shift === 0 || shift & shiftBit[one]) && ratings[one] > shiftRating['Definitely not'],
  )

type Schedule = Pick<MatchPosition, 'shifts' | 'schedule_start' | 'weekend' | 'overtime'>
export interface RatedShift {
  readonly by: Shift | 'weekend' | 'overtime'
  /** 1 to 4 */
  readonly rating: number
}

/**
 * The rating that a position's schedule gets: the best among its shifts that may be offered, or that of weekends or of
 * overtime where the position includes them and they are rated lower. Null where it tells none of them.
 */
export function shiftRated(
  position: Schedule,
  candidate: Pick<MatchCandidate, 'shift' | 'ratings'>,
): RatedShift | null {
  const { ratings } = candidate
  const known = shiftsOf(position)
  const [best] = offeredShifts(candidate)
    .filter((one) => known.includes(one))
    .toSorted((one, other) => ratings[other] - ratings[one])
  const included = (['weekend', 'overtime'] as const).filter((one) => position[one])
  const rated = [...(best === undefined ? [] : [best]), ...included].map((by) => ({
    by,
    rating: ratings[by],
  }))
  return rated.reduce<RatedShift | null>(
    (lowest, one) => (lowest === null || one.rating < lowest.rating ? one : lowest),
    null,
  )
}

/** A position without a known shift gets half. */
export function shiftPoints(
  position: Schedule,
  candidate: Pick<MatchCandidate, 'shift' | 'ratings'>,
): number {
  const rated = shiftRated(position, candidate)
  return rounded(scoreWeights.shift * (rated ? (rated.rating - 1) / 3 : 0.5))
}

/** The lowest wage that is known. */
export const lowestWage = ({ wage_from, wage_to }: Pick<MatchPosition, 'wage_from' | 'wage_to'>) =>
  wage_from ?? wage_to

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

/** What a position demands besides skills; each is asked about by a question with this keyword. */
export const attributes = ['drug-screen', 'full-time', 'part-time'] as const
export type Attribute = (typeof attributes)[number]

export const attributesOf = ({
  drug_screen,
  schedule_type,
}: Pick<MatchPosition, 'drug_screen' | 'schedule_type'>): Attribute[] => [
  ...(drug_screen ? (['drug-screen'] as const) : []),
  ...(schedule_type === 'either' ? [] : [schedule_type]),
]

/** An attribute counts whole where the answer about it was yes, half where it was not asked, and nothing after a no. */
export const attributePoints = (
  demanded: readonly Attribute[],
  { skills, missing_skills }: Pick<MatchCandidate, 'skills' | 'missing_skills'>,
): number => {
  const yes = demanded.filter((one) => skills.includes(one)).length
  const no = demanded.filter((one) => missing_skills.includes(one)).length
  const share = demanded.length === 0 ? 1 : (demanded.length + yes - no) / (2 * demanded.length)
  return rounded(scoreWeights.attributes * share)
}

/** Months that count for a position: those of the work history, or of an answer about a required skill where it has more. */
export const monthsFor = (
  { keywords }: Pick<MatchPosition, 'keywords'>,
  { experience_months, skill_months }: Pick<MatchCandidate, 'experience_months' | 'skill_months'>,
): number => Math.max(experience_months, ...keywords.map(({ id }) => skill_months[id] ?? 0))

/** By the share of the required months. */
export const experiencePoints = (required: number, had: number): number =>
  rounded(required <= 0 ? scoreWeights.experience : scoreWeights.experience * clamp(0, had / required, 1))

const dayMs = 86_400_000
/** Whole days since a position was posted; null where that is not known. */
export const daysOld = (posted_at: string | null, now: Date): number | null =>
  posted_at === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(posted_at)) / dayMs))

/** One point less for every week. */
export const freshPoints = (days: number | null): number =>
  days === null ? 0 : Math.max(0, scoreWeights.fresh - Math.floor(days / 7))

/** Months of experience; entry-level positions require none. */
export const requiredMonths = ({
  entry,
  experience_months,
}: Pick<MatchPosition, 'entry' | 'experience_months'>) => (entry ? 0 : experience_months)

/** Miles from a candidate's home to a position; null where one of them is not known. */
export function milesTo(
  { latitude, longitude }: Pick<MatchPosition, 'latitude' | 'longitude'>,
  home: Pick<MatchCandidate, 'latitude' | 'longitude'>,
): number | null {
  if (latitude === null || longitude === null || home.latitude === null || home.longitude === null)
    return null
  return milesBetween({ latitude: home.latitude, longitude: home.longitude }, { latitude, longitude })
}

/** The points by factor. The deck's query computes the same. */
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
