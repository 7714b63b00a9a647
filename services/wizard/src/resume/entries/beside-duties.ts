import { findDates } from '../dates/date-range.ts'
import type { Line } from '../text/line.ts'
import { isDuration } from './words/employer-words.ts'

const withParts = (line: Line, parts: readonly string[]): Line => {
  const text = parts.join(' ')
  return { ...line, parts, text, runs: line.runs.filter((run) => text.includes(run)) }
}
const isRange = (text: string): boolean => {
  const dates = findDates(text)
  return dates?.range === true && dates.from === 0 && dates.to === text.length
}

/** Dates in a column at the right, where the first duty stands beside them: they belong to the line above. */
export function withDatesAbove(lines: readonly Line[]): Line[] {
  const moved: Line[] = []
  let isBeside = false
  for (const line of lines) {
    const above = moved.at(-1)
    const last = line.parts.at(-1)!
    const isOfDuty = line.parts.length === 2 && (line.bullet || /^\p{Ll}/u.test(line.text))
    if (above && !above.bullet && isOfDuty && isRange(last) && !findDates(above.text)) {
      moved[moved.length - 1] = withParts(above, [...above.parts, last])
      moved.push(withParts(line, line.parts.slice(0, -1)))
      isBeside = true
    } else if (isBeside && line.parts.length === 2 && isDuration(last)) {
      moved.push(withParts(line, line.parts.slice(0, -1)))
      isBeside = false
    } else {
      moved.push(line)
      isBeside = false
    }
  }
  return moved
}
