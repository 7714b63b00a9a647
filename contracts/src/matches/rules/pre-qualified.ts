import { requiredMonths, attributesOf, monthsFor, offeredShifts, type Attribute } from './score.ts'
import type { MatchCandidate, MatchPosition } from './score.ts'
import { shiftsOf } from '../../jobs/rules/start-window.ts'
import type { Shift } from '../../jobs/enumerations.ts'
import { shiftRating } from '../../profile/enumerations.ts'

/**
 * What a position requires of whoever works there: no wish, and nothing private. A wage or a way to work is what a person asks
 * for, so it is none of these.
 */
export type Condition =
  | { readonly kind: 'skill'; readonly id: string; readonly name: string }
  | { readonly kind: 'experience'; readonly months: number; readonly had: number }
  | { readonly kind: 'shift'; readonly shifts: readonly Shift[] }
  | { readonly kind: 'weekend' | 'overtime' }
  | { readonly kind: 'attribute'; readonly attribute: Attribute }

/** `open`: this person has not answered it. */
export const conditionStandings = ['met', 'open', 'unmet'] as const
export type ConditionStanding = (typeof conditionStandings)[number]
export interface CheckedCondition {
  readonly condition: Condition
  readonly standing: ConditionStanding
}

type Qualifying = Pick<
  MatchPosition,
  | 'keywords'
  | 'shifts'
  | 'schedule_start'
  | 'schedule_type'
  | 'weekend'
  | 'overtime'
  | 'drug_screen'
  | 'entry'
  | 'experience_months'
>
type Qualified = Pick<
  MatchCandidate,
  'shift' | 'weekend' | 'ratings' | 'skills' | 'missing_skills' | 'skill_months' | 'experience_months'
> & {
  /** names of the preferences that the person set: a default is no answer */
  readonly answered: readonly string[]
}

/** Every hard condition of a position, and whether what this person answered meets it. */
export function checkConditions(position: Qualifying, candidate: Qualified): CheckedCondition[] {
  const { answered, skills, missing_skills, ratings } = candidate
  const said = (id: string): ConditionStanding =>
    skills.includes(id) ? 'met' : missing_skills.includes(id) ? 'unmet' : 'open'
  const standingOf = (names: readonly string[], met: boolean): ConditionStanding =>
    names.some((name) => answered.includes(name)) ? (met ? 'met' : 'unmet') : 'open'
  const possible = (by: 'weekend' | 'overtime') => ratings[by] > shiftRating['Definitely not']
  const months = requiredMonths(position)
  const had = monthsFor(position, candidate)
  return [
    ...position.keywords.map(({ id, name }) => ({
      condition: { kind: 'skill' as const, id, name },
      standing: said(id),
    })),
    ...(months > 0
      ? [
          {
            condition: { kind: 'experience' as const, months, had },
            standing: had >= months ? ('met' as const) : ('unmet' as const),
          },
        ]
      : []),
    ...checkShifts(shiftsOf(position), candidate),
    ...(position.weekend
      ? [
          {
            condition: { kind: 'weekend' as const },
            standing: standingOf(['weekend', 'shift_weekend'], candidate.weekend && possible('weekend')),
          },
        ]
      : []),
    ...(position.overtime
      ? [
          {
            condition: { kind: 'overtime' as const },
            standing: standingOf(['shift_overtime'], possible('overtime')),
          },
        ]
      : []),
    ...attributesOf(position).map((attribute) => ({
      condition: { kind: 'attribute' as const, attribute },
      standing: said(attribute),
    })),
  ]
}

/** One of the shifts suffices, which the person said that they can work; those that they can are named, and no others. */
function checkShifts(shifts: readonly Shift[], candidate: Qualified): CheckedCondition[] {
  if (shifts.length === 0) return []
  const { answered } = candidate
  const offered = offeredShifts(candidate).filter((shift) => shifts.includes(shift))
  const said = offered.filter((shift) => answered.includes('shift') || answered.includes(`shift_${shift}`))
  const standing = said.length > 0 ? 'met' : offered.length > 0 ? 'open' : 'unmet'
  const shown = { met: said, open: offered, unmet: shifts }[standing]
  return [{ condition: { kind: 'shift', shifts: shown }, standing }]
}

/** All of them are met. Where a position requires nothing, there is nothing that anybody could have met. */
export const isPreQualified = (checked: readonly CheckedCondition[]): boolean =>
  checked.length > 0 && checked.every(({ standing }) => standing === 'met')
