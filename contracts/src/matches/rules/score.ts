import { dayMs } from '../../durations.ts'
import { shiftBit, shifts, type Shift } from '../../jobs/enumerations.ts'
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

/** Whole days since a position was posted; null where that is not known. */
export const daysOld = (posted_at: string | null, now: Date): number | null =>
  posted_at === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(posted_at)) / dayMs))

/** Months of experience; entry-level positions require none. */
export const requiredMonths = ({
  entry,
  experience_months,
}: Pick<MatchPosition, 'entry' | 'experience_months'>) => (entry ? 0 : experience_months)
