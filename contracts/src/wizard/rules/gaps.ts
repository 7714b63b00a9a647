import { profileThresholds } from '../../profile/enumerations.ts'
import type { GapEntry, JobEntry } from '../application.ts'
import type { CalendarDay } from './calendar-day.ts'
import { jobMonths, monthNumber } from './experience.ts'
import { isBlank } from './field-errors.ts'

/**
 * Time without work: its first and last month (MM/YYYY), with what the person said of it. A job begins on the 1st of
 * its first month and ends on the last day of its last one, so a gap is made of whole months; one that lasts until
 * today ends with the current month.
 */
export interface Gap extends GapEntry {
  /** without work, those of the look-back alone; today is one of them */
  readonly days: number
  readonly untilToday: boolean
}

const dayInMilliseconds = 86_400_000
const dayNumber = ({ year, month, day }: CalendarDay): number =>
  Date.UTC(year, month - 1, day) / dayInMilliseconds
const firstDayOf = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, 1) / dayInMilliseconds
const typedMonth = (month: number): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${String(Math.floor(month / 12)).padStart(4, '0')}`

/** The same gap as one that was found before: a gap until today has an end that moves with the months. */
const isSame = (gap: Pick<Gap, 'start_date' | 'end_date' | 'untilToday'>, entry: GapEntry): boolean =>
  entry.start_date === gap.start_date && (gap.untilToday || entry.end_date === gap.end_date)

/**
 * 2 §4: more than 182 days between jobs, or from the last one to today, within the last 5 years; the newest first. Time
 * before the first job is none. Of a gap that began before the look-back, the days since then count. A job whose dates
 * cannot be read says nothing.
 */
export function gapsOf(
  jobs: readonly JobEntry[] | undefined,
  stored: readonly GapEntry[] | undefined,
  today: CalendarDay,
): Gap[] {
  const lookBack = dayNumber({ ...today, year: today.year - profileThresholds.lookBackYears })
  const found: Gap[] = []
  /** the first month after all jobs so far */
  let free: number | undefined
  const look = (next: number | undefined): void => {
    if (free === undefined) return
    const from = Math.max(firstDayOf(free), lookBack)
    const days = (next === undefined ? dayNumber(today) + 1 : firstDayOf(next)) - from
    if (days <= profileThresholds.gapDays) return
    const gap = {
      start_date: typedMonth(free),
      end_date: typedMonth(next === undefined ? monthNumber(today) : next - 1),
      days,
      untilToday: next === undefined,
    }
    const said = stored?.findLast((entry) => isSame(gap, entry))
    found.push({ ...said, ...gap })
  }
  for (const { first, last } of jobMonths(jobs ?? [], today)) {
    look(first)
    free = Math.max(free ?? 0, last + 1)
  }
  look(undefined)
  return found.toReversed()
}

/** Ignored, or explained in words. */
export const isSettled = (gap: Pick<GapEntry, 'reason' | 'ignore'>): boolean =>
  gap.ignore === true || !isBlank(gap.reason)

/** The stored entries with what is now said of a gap; without `said` nothing is said of it any more. */
export function withGap(
  stored: readonly GapEntry[] | undefined,
  gap: Gap,
  said?: Pick<GapEntry, 'reason' | 'ignore'>,
): GapEntry[] {
  const others = (stored ?? []).filter((entry) => !isSame(gap, entry))
  return said ? [...others, { start_date: gap.start_date, end_date: gap.end_date, ...said }] : others
}

/** WZ-14: the stored entries once every gap that nothing was said of is ignored. */
export const withAllSettled = (stored: readonly GapEntry[] | undefined, gaps: readonly Gap[]): GapEntry[] =>
  gaps
    .filter((gap) => !isSettled(gap))
    .reduce((entries, gap) => withGap(entries, gap, { ignore: true }), [...(stored ?? [])])
