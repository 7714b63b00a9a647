import * as z from 'zod/mini'
import { listOf } from '../../fields/list-of.ts'
import { line, reason } from '../../fields/texts.ts'
import { commuteType, shiftRating } from '../../profile/enumerations.ts'
import { commuteLimitMinutes, mismatchTypes, shifts, type Shift } from '../enumerations.ts'
import * as postingLimits from '../posting-limits.ts'
import { estimateCommute } from './commute.ts'
import { milesBetween, type Point } from './distance.ts'

/** A reason why a position may not suit a candidate. 2 §3, 1 §3. */
export const mismatch = z.object({
  type: z.enum(mismatchTypes),
  /** location and commute: the estimates */
  driving_minutes: z.optional(z.number()),
  transit_minutes: z.optional(z.number()),
  /** the one of them that counts: by the quickest way that the candidate takes */
  minutes: z.optional(z.number()),
  /** commute: the candidate's limit in minutes, absent where they set none; availability: their best rating of the position's shifts */
  pref: z.optional(z.number()),
  /** availability: the shifts of the position */
  shift: z.optional(listOf(z.enum(shifts), shifts.length)),
  /** qualifications: names of the skills that are missing */
  skills: z.optional(listOf(line, postingLimits.keywords)),
  /** experience: months asked for */
  months: z.optional(z.number()),
})
export type Mismatch = z.output<typeof mismatch>

/** The same as answered, with its sentence in the language of the request. 2 §3. */
export const mismatchShown = z.extend(mismatch, { text: reason })

/** How long the way takes; one that does not say which estimate counts has the quickest. */
export const minutesOf = ({ minutes, driving_minutes, transit_minutes }: Omit<Mismatch, 'type'>): number =>
  minutes ?? Math.min(driving_minutes ?? Infinity, transit_minutes ?? Infinity)

/** These are confirmed before an application is sent; qualifications and experience are only shown. */
export const askedMismatches = ['location', 'commute', 'availability'] as const satisfies Mismatch['type'][]
export const isAsked = ({ type }: Pick<Mismatch, 'type'>): boolean =>
  (askedMismatches as readonly string[]).includes(type)

export interface MismatchPosition {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly shifts: readonly Shift[]
  readonly keywords: readonly { readonly id: string; readonly name: string }[]
  readonly experience_months: number
}

/** What is unknown (null) is no mismatch. */
export interface MismatchCandidate {
  readonly home: Point | null
  /** bits of contracts/profile commuteType */
  readonly commute_type: number
  /** minutes; 120 means any */
  readonly commute_length: number
  /** false: `commute_length` is a default, and a mismatch does not tell it as the person's answer */
  readonly commute_length_told?: boolean
  readonly ratings: Readonly<Record<Shift, number>> | null
  /** keywords of the skills that the person said they do not have */
  readonly missing_skills: readonly string[]
  readonly experience_months: number | null
}

/** Minutes by the fastest of the candidate's travel modes (bits of commuteType; 0 means any). */
export const commuteMinutes = (miles: number, commute_type: number): number => {
  const { driving, transit } = estimateCommute(miles)
  const minutes = [
    ...(commute_type & commuteType.driving ? [driving] : []),
    ...(commute_type & commuteType.transit ? [transit] : []),
  ]
  return Math.min(...(minutes.length > 0 ? minutes : [driving, transit]))
}

/**
 * All mismatches of a position: out of reach (over `commuteLimitMinutes`, 2 §9), a longer commute than wanted, shifts that
 * are all rated "Definitely not", missing skills, missing experience.
 */
export function mismatchesOf(position: MismatchPosition, candidate: MismatchCandidate): Mismatch[] {
  return [
    ...commuteMismatch(position, candidate),
    ...shiftMismatch(position, candidate),
    ...skillMismatch(position, candidate),
    ...experienceMismatch(position, candidate),
  ]
}

function commuteMismatch(
  { latitude, longitude }: MismatchPosition,
  candidate: MismatchCandidate,
): Mismatch[] {
  if (latitude === null || longitude === null || candidate.home === null) return []
  const miles = milesBetween(candidate.home, { latitude, longitude })
  const { driving, transit } = estimateCommute(miles)
  const minutes = commuteMinutes(miles, candidate.commute_type)
  const estimates = { driving_minutes: driving, transit_minutes: transit, minutes }
  if (minutes > commuteLimitMinutes) return [{ type: 'location', ...estimates }]
  return minutes <= candidate.commute_length
    ? []
    : [
        {
          type: 'commute',
          ...estimates,
          ...(candidate.commute_length_told !== false && { pref: candidate.commute_length }),
        },
      ]
}

function shiftMismatch(position: MismatchPosition, { ratings }: MismatchCandidate): Mismatch[] {
  if (ratings === null || position.shifts.length === 0) return []
  const best = Math.max(...position.shifts.map((shift) => ratings[shift]))
  return best > shiftRating['Definitely not']
    ? []
    : [{ type: 'availability', pref: best, shift: [...position.shifts] }]
}

function skillMismatch({ keywords }: MismatchPosition, { missing_skills }: MismatchCandidate): Mismatch[] {
  const skills = keywords.filter(({ id }) => missing_skills.includes(id)).map(({ name }) => name)
  return skills.length > 0 ? [{ type: 'qualifications', skills }] : []
}

const experienceMismatch = (position: MismatchPosition, candidate: MismatchCandidate): Mismatch[] =>
  candidate.experience_months !== null && candidate.experience_months < position.experience_months
    ? [{ type: 'experience', months: position.experience_months }]
    : []
