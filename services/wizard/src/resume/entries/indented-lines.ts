import { findDates, type DateRange } from '../dates/date-range.ts'
import type { Line } from '../text/line.ts'
import { withoutPlace } from './place.ts'
import { titleScore } from './words/title-words.ts'

/** Whether dates begin or end a line: within a sentence they are of a duty. */
export const isAtEdge = ({ from, to }: DateRange, text: string): boolean => from <= 1 || to >= text.length - 1

/** Lines that stand further in than those with the dates of jobs: duties, whatever they say. */
export function indentedLines(lines: readonly Line[]): ReadonlySet<Line> {
  // in sizes of letters: less is the same edge, more is a column of its own
  const least = 0.8
  const most = 5
  const fewest = 3
  // dates within a sentence ("from January to March 2020 while …") are of a duty
  const dated = lines.filter(({ x, text, bullet }) => {
    const dates = x > 0 && !bullet ? findDates(text) : null
    return dates?.range === true && isAtEdge(dates, text)
  })
  const edge = dated.length > 0 ? edgeOf(dated) : edgeOf(undatedHeads(lines))
  if (edge === null) return new Set()
  const isTitle = (at: number): boolean => {
    const head = lines[at - 1]?.text ?? ''
    return lines[at - 1]!.x < edge + 3 && titleScore(head) === 0 && titleScore(lines[at]!.text) >= 1
  }
  const found = lines.filter(
    ({ x, size, parts }, at) =>
      parts.length === 1 && x > edge + least * size && x < edge + most * size && (at === 0 || !isTitle(at)),
  )
  const isEach = isBelowEach(dated.length > 0 ? dated : undatedHeads(lines), new Set(found), lines)
  if (found.length >= fewest || isEach) return new Set(found)
  return new Set(areAtTwoEdges(lines, edge, found) ? found.filter(({ text }) => isPhrase(text)) : [])
}
/** A page of a browser has everything at its edge or at that of its lists. */
const areAtTwoEdges = (lines: readonly Line[], edge: number, found: readonly Line[]): boolean =>
  found.length > 0 &&
  Math.abs(lines[0]!.x - edge) < 1 &&
  lines.every(({ x }) => Math.abs(x - edge) < 1 || Math.abs(x - found[0]!.x) < 1)
/** "Grill station", and no "Andersen Windows" */
const isPhrase = (text: string): boolean =>
  /\s(?!(?:of|and|the|for|de|del|la|los|y)\s)\p{Ll}/u.test(text) &&
  !findDates(text) &&
  !withoutPlace(text).place
/** Where they all begin; null where they do not. */
function edgeOf(lines: readonly Line[]): number | null {
  const edges = lines.map(({ x }) => x)
  return edges.length > 0 && Math.max(...edges) - Math.min(...edges) < 3 ? Math.min(...edges) : null
}
/** Of lines that nothing dates, those that begin where the first does, which none is left of. */
function undatedHeads(lines: readonly Line[]): Line[] {
  const first = lines[0]?.x ?? 0
  if (first <= 0 || lines.some(({ x, bullet }) => bullet || x < first - 3)) return []
  return lines.filter(({ x }) => x < first + 3)
}
/** Whether one stands below each of those that begin a job: bullets that a page draws as pictures leave no sign. */
function isBelowEach(heads: readonly Line[], found: ReadonlySet<Line>, lines: readonly Line[]): boolean {
  const indexes = heads.map((head) => lines.indexOf(head))
  const starts = indexes.filter((at, index) => indexes[index + 1] !== at + 1)
  return (
    starts.length > 0 &&
    starts.every((at, index) =>
      lines.slice(at + 1, starts[index + 1] ?? lines.length).some((line) => found.has(line)),
    )
  )
}
