import { shiftRating } from '../../profile/enumerations.ts'
import type { Application } from '../application.ts'
import { fieldErrorsOf, type FieldErrors, type FieldError } from './field-errors.ts'

/** The ratings of the availability step by their keys, in the order in which they are asked. 2 §2. */
export const ratingKeys = [
  'pref_shift_day',
  'pref_shift_swing',
  'pref_shift_night',
  'pref_shift_weekend',
  'pref_shift_overtime',
] as const satisfies (keyof Application)[]

/** 2 §5: one of these must be possible. */
const standardShifts = ['pref_shift_day', 'pref_shift_swing', 'pref_shift_night'] as const

const ratings: readonly unknown[] = Object.values(shiftRating)

/** 2 §5: all five are rated, and not every standard shift is "Definitely not" (field `availability`). */
export const availabilityErrors = (answers: Application): FieldErrors =>
  fieldErrorsOf({
    ...Object.fromEntries(
      ratingKeys.map((key): [string, FieldError | null] => [
        key,
        ratings.includes(answers[key]) ? null : 'field.choose',
      ]),
    ),
    availability: standardShifts.every((key) => answers[key] === shiftRating['Definitely not'])
      ? 'availability.none'
      : null,
  })
