import { wizardLimits } from '../enumerations.ts'
import { compareDays, parseDay, type CalendarDay } from './calendar-day.ts'
import { isBlank, type FieldError } from './field-errors.ts'

/** More is a typo in the year. */
const maxAgeYears = 120

/** Age in full years. */
export const ageOn = (birth: CalendarDay, today: CalendarDay): number =>
  today.year - birth.year - (compareDays({ ...birth, year: 0 }, { ...today, year: 0 }) > 0 ? 1 : 0)

/** 2 §5: MM/DD/YYYY, in the past, 16 years or more. */
export function birthDateError(typed: string | undefined, today: CalendarDay): FieldError | null {
  if (isBlank(typed)) return 'field.required'
  const birth = parseDay(typed!)
  if (!birth) return 'person.birth-date'
  if (compareDays(birth, today) >= 0) return 'person.birth-date-future'
  const age = ageOn(birth, today)
  if (age > maxAgeYears) return 'person.birth-date'
  return age < wizardLimits.minimumAge ? 'person.too-young' : null
}
