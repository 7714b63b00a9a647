import type { Line } from '../text/line.ts'
import { year } from './moments.ts'

const full = new RegExp(`(?<![\\d/.-])(\\d{1,2})([-/.])(\\d{1,2})\\2(${year})(?!\\d)`, 'gu')

/** "30/11/2019" tells that a resume has days first, and no "11/30/2019": of all its dates the month is the second number. */
export function withDaysFirst(lines: readonly Line[]): Line[] {
  const dates = lines.flatMap(({ text }) => [...text.matchAll(full)])
  const isDay = (number: string): boolean => Number(number) > 12
  const areDaysFirst =
    dates.some(([, first]) => isDay(first!)) && dates.every(([, , , second]) => !isDay(second!))
  if (!areDaysFirst) return [...lines]
  const inMonths = (text: string): string => text.replace(full, '$3/$4')
  return lines.map((line) => ({
    ...line,
    text: inMonths(line.text),
    parts: line.parts.map(inMonths),
    runs: line.runs.map(inMonths),
  }))
}
