import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { parseMonth, type CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { monthNumber, monthsOf } from '@lunchpail/contracts/wizard/rules/history/experience'
import type { Gap } from '@lunchpail/contracts/wizard/rules/history/gaps'

/** What a work history looks back on. */
export const monthsShown = 60
/** Less is too narrow for a thumb: it takes the room of so many months, and a row of its own where that is taken. */
const leastMonths = 5

interface Place {
  /** of `monthsShown`, from the left */
  readonly from: number
  readonly months: number
  /** from the top, 0 the first */
  readonly row: number
}
export type PictureEntry = Place &
  ({ readonly job: JobEntry; readonly gap?: never } | { readonly gap: Gap; readonly job?: never })

type Entry = { readonly job: JobEntry; readonly gap?: never } | { readonly gap: Gap; readonly job?: never }

/** The jobs and gaps of the last five years, oldest first, each where it is drawn. */
export function pictureOf(
  jobs: readonly JobEntry[],
  gaps: readonly Gap[],
  today: CalendarDay,
): PictureEntry[] {
  const first = monthNumber(today) - monthsShown + 1
  const spans: { readonly entry: Entry; readonly from: number; readonly to: number }[] = []
  const add = (entry: Entry, from: number, to: number) => {
    if (to >= first) spans.push({ entry, from: Math.max(0, from - first), to: to - first })
  }
  for (const job of jobs) {
    const months = monthsOf(job, today)
    if (months) add({ job }, months.first, months.last)
  }
  for (const gap of gaps)
    add({ gap }, monthNumber(parseMonth(gap.start_date)!), monthNumber(parseMonth(gap.end_date)!))

  /** the month after what stands last in each row */
  const ends: number[] = []
  return spans
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map(({ entry, from, to }) => {
      const months = Math.max(leastMonths, to - from + 1)
      const start = Math.min(from, monthsShown - months)
      const free = ends.findIndex((end) => end <= start)
      const row = free < 0 ? ends.length : free
      ends[row] = start + months
      return { ...entry, from: start, months, row }
    })
}

/** The years that begin in the picture, and where. */
export function yearsShown({ year, month }: CalendarDay): { readonly year: number; readonly at: number }[] {
  const first = monthNumber({ year, month }) - monthsShown + 1
  return Array.from({ length: 5 }, (_, index) => year - 4 + index)
    .map((one) => ({ year: one, at: one * 12 - first }))
    .filter(({ at }) => at >= 0)
}
