import { findDates } from '../dates/date-range.ts'
import type { Line } from '../text/line.ts'

/** In sizes of letters: less is the same edge, more is a column of its own. */
const least = 0.8
const most = 5
const fewest = 3

/** Lines that stand further in than those with the dates of jobs: duties, whatever they say. */
export function indentedLines(lines: readonly Line[]): ReadonlySet<Line> {
  const edges = lines.flatMap(({ x, text, bullet }) =>
    x > 0 && !bullet && findDates(text)?.range === true ? [x] : [],
  )
  const edge = edges.length > 0 && Math.max(...edges) - Math.min(...edges) < 3 ? Math.min(...edges) : null
  const found = lines.filter(
    ({ x, size, parts }) =>
      edge !== null && parts.length === 1 && x > edge + least * size && x < edge + most * size,
  )
  return new Set(found.length >= fewest ? found : [])
}
