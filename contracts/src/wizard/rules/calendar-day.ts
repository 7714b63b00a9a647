import { hourMs } from '../../durations.ts'

/** A calendar day without a time zone. Months count from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day in UTC: today on a server. */
export const utcDay = (at: Date): CalendarDay => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
})

/** The day that it still is where it ends last: nobody's today is before it, wherever they are. */
export const earliestDay = (at: Date): CalendarDay => utcDay(new Date(at.getTime() - 12 * hourMs))

/** The day in the local time zone: today on a page. */
export function today(): CalendarDay {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

/** Negative where `a` is earlier, 0 for the same day. */
export const compareDays = (a: CalendarDay, b: CalendarDay): number =>
  a.year - b.year || a.month - b.month || a.day - b.day

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Parses MM/DD/YYYY with all ten characters (1 §5); null where there is no such day. */
export function parseDay(typed: string): CalendarDay | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed)
  if (!match) return null
  const [month, day, year] = match.slice(1).map(Number) as [number, number, number]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return { year, month, day }
}

/** Parses MM/YYYY as the first day of the month; null where there is no such month. */
export function parseMonth(typed: string): CalendarDay | null {
  const match = /^(\d{2})\/(\d{4})$/.exec(typed)
  return match ? parseDay(`${match[1]}/01/${match[2]}`) : null
}
