import type { DateRange } from './date-range.ts'

interface DatedLine {
  readonly dates: DateRange | null
  /** without its dates */
  readonly rest: string
}

/** "Current" and nothing else. */
export const isNowAlone = ({ dates, rest }: DatedLine): boolean => dates?.start === null && rest === ''

/** What a form calls its dates, and no "to date". */
export const isColumnOfDates = (text: string): boolean => /^(?:date|(?:la )?fecha)$/iu.test(text)

/** Whether the "Present" below some lines is the end of a date that they have already. */
export function isEndOf(lines: readonly (DatedLine & { readonly body: boolean })[]): boolean {
  const before = lines.findLast(({ dates, body }) => body || dates)
  if (!before?.dates) return false
  return before === lines.at(-1) || (before.dates.start !== null && !before.dates.range)
}
