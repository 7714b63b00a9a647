import { compareDays, parseDay, type CalendarDay } from './calendar-day.ts'
import type { FieldError } from './field-errors.ts'

/** 1 §5, 2 §5: a date is valid after one year ago and before 100 years ahead. */
export const isValidDate = (day: CalendarDay, today: CalendarDay): boolean =>
  compareDays(day, { ...today, year: today.year - 1 }) > 0 &&
  compareDays(day, { ...today, year: today.year + 100 }) < 0

/** 1 §5: a move date is a valid date in the future, MM/DD/YYYY with all ten characters. Without one there is no error. */
export function moveDateError(typed: string | undefined, today: CalendarDay): FieldError | null {
  if (!typed) return null
  const day = parseDay(typed)
  return day && isValidDate(day, today) && compareDays(day, today) > 0 ? null : 'application.move-date'
}
