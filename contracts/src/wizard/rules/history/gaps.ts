import { profileThresholds } from '../../../profile/enumerations.ts'
import type { GapEntry, JobEntry } from '../../application.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { jobMonths, monthNumber } from './experience.ts'
import { isBlank } from '../field-errors.ts'
import { dayMs } from '../../../durations.ts'

/**
 * Time without work: its first and last month (MM/YYYY), with the person's explanation. A job begins on the 1st of its
 * first month and ends on the last day of its last one, so a gap is whole months; one that lasts until today ends with the
 * current month.
 */
export interface Gap extends GapEntry {
  /** days without work within the look-back, today included */
  readonly days: number
  readonly untilToday: boolean
}

const dayNumber = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day) / dayMs
const firstDayOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs
const typedMonth = (month: number): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${String(Math.floor(month / 12)).padStart(4, '0')}`

/** Whether a stored entry is this gap: the end of a gap until today moves with the months. */
const isSame = (gap: Pick<Gap, 'start_date' | 'end_date' | 'untilToday'>, entry: GapEntry): boolean =>
  entry.start_date === gap.start_date && (gap.untilToday || entry.end_date === gap.end_date)

/**
 * 2 §4: more than 182 days between jobs, or from the last one to today, within the last 5 years; newest first. Time before
 * the first job is no gap. Of a gap that began before the look-back, the days since then count. A job with invalid dates
 * is ignored.
 */
export function gapsOf(
  jobs: readonly JobEntry[] | undefined,
  stored: readonly GapEntry[] | undefined,
  today: CalendarDay,
): Gap[] {
  const lookBack = dayNumber({ ...today, year: today.year - profileThresholds.lookBackYears })
  const found: Gap[] = []
  /** month number after all jobs so far */
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
    const answered = stored?.findLast((entry) => isSame(gap, entry))
    found.push({ ...answered, ...gap })
  }
  for (const { first, last } of jobMonths(jobs ?? [], today)) {
    look(first)
    free = Math.max(free ?? 0, last + 1)
  }
  look(undefined)
  return found.toReversed()
}

/** Stored entries without those about a gap that is none anymore: with it went what was said of it. */
export function currentGaps(
  jobs: readonly JobEntry[] | undefined,
  stored: readonly GapEntry[],
  today: CalendarDay,
): GapEntry[] {
  const said = gapsOf(jobs, [], today).map((gap) => stored.findLast((entry) => isSame(gap, entry)))
  return stored.filter((entry) => said.includes(entry))
}

/** The gaps that the person explains to employers; newest first. */
export const explainedGaps = (...of: Parameters<typeof gapsOf>): Gap[] =>
  gapsOf(...of).filter(({ reason, ignore }) => !ignore && !isBlank(reason))

/** Ignored, or explained in words. */
export const isSettled = (gap: Pick<GapEntry, 'reason' | 'ignore'>): boolean =>
  gap.ignore === true || !isBlank(gap.reason)

/** The stored entries with the answer about a gap; without `answer` its entry is removed. */
export function withGap(
  stored: readonly GapEntry[] | undefined,
  gap: Gap,
  answer?: Pick<GapEntry, 'reason' | 'ignore'>,
): GapEntry[] {
  const others = (stored ?? []).filter((entry) => !isSame(gap, entry))
  return answer ? [...others, { start_date: gap.start_date, end_date: gap.end_date, ...answer }] : others
}

/** The stored entries with every gap ignored that has no answer. */
export const withAllSettled = (stored: readonly GapEntry[] | undefined, gaps: readonly Gap[]): GapEntry[] =>
  gaps
    .filter((gap) => !isSettled(gap))
    .reduce((entries, gap) => withGap(entries, gap, { ignore: true }), [...(stored ?? [])])
