import { anyShift } from '../enumerations.ts'
import type { Application } from '../application.ts'
import { fieldErrorsOf, type FieldErrors } from './field-errors.ts'

interface Scheduled {
  readonly id: number
  /** options separated by " or ". 1 §3 */
  readonly schedule_start: string | null
  readonly disable_preferred_shift: boolean
}

/** The shifts that a position offers, without duplicates: "6:00 AM or 2:00 PM" are two. */
export const shiftChoicesOf = ({ schedule_start }: Pick<Scheduled, 'schedule_start'>): string[] => [
  ...new Set(
    (schedule_start ?? '')
      .split(/\sor\s/i)
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  ),
]

/** 1 §2.15: the positions with several shifts, which are asked about. */
export const withSeveralShifts = <P extends Scheduled>(positions: readonly P[]): P[] =>
  positions.filter((position) => !position.disable_preferred_shift && shiftChoicesOf(position).length > 1)

/** 1 §5: each of them needs one of its shifts, or any: fields `pref_shift_start.{position id}`. */
export const shiftErrors = (
  { pref_shift_start }: Application,
  positions: readonly Scheduled[],
): FieldErrors =>
  fieldErrorsOf(
    Object.fromEntries(
      withSeveralShifts(positions).map((position) => {
        const chosen = pref_shift_start?.[position.id] ?? ''
        const offered = [...shiftChoicesOf(position), anyShift]
        return [
          `pref_shift_start.${position.id}`,
          offered.includes(chosen) ? null : ('field.choose' as const),
        ]
      }),
    ),
  )
