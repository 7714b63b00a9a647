import { beginsWithMoment, findDates, openEnd, type DateRange } from '../dates/date-range.ts'
import type { Line } from '../text/line.ts'
import { isBodyLine } from './body-line.ts'
import { employerScore } from './employer-words.ts'
import { withoutPlace } from './place.ts'
import { titleScore } from './title-words.ts'

/** A line of an experience section, and what it is: the dates of a job, of its other headings, or of its duties. */
export interface Marked {
  readonly line: Line
  readonly dates: DateRange | null
  readonly body: boolean
  /** the text without the dates */
  readonly rest: string
}

const withoutDates = (text: string, dates: DateRange): string =>
  `${text.slice(0, dates.from)} | ${text.slice(dates.to)}`
    .replace(/\(\s*\|\s*\)|\[\s*\|\s*\]/gu, '|')
    .replace(/^[\s|,;:–—-]+|[\s|,;:–—(-]+$/gu, '')
    .trim()

/** A line that ends with "June 2018 –" takes the next one's end. */
function joinOpenEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!
    const next = lines[index + 1]
    const text = line.text
    if (next && openEnd.test(text) && !findDates(text)?.range && beginsWithMoment.test(next.text)) {
      const end = beginsWithMoment.exec(next.text)![0]
      const rest = next.text.slice(end.length).trim()
      joined.push({
        ...line,
        text: `${text} ${end}`,
        parts: [...line.parts.slice(0, -1), `${line.parts.at(-1)!} ${end}`],
      })
      if (rest !== '') joined.push({ ...next, text: rest, parts: [rest], runs: [rest] })
      index += 1
    } else joined.push(line)
  }
  return joined
}

function isAnchor(line: Line, dates: DateRange, rest: string): boolean {
  const { text } = line
  const words = rest === '' ? 0 : rest.split(/\s+/u).length
  const atEdge =
    dates.from <= 1 ||
    dates.to >= text.replace(/[).\]\s]+$/u, '').length ||
    line.parts.some((part) => part.length < 40 && findDates(part)?.range)
  const named = titleScore(rest) + employerScore(rest) + (withoutPlace(rest).place ? 1 : 0)
  if (line.bullet) return dates.range && atEdge && words <= 12 && named >= 1.5 && !/[.;]$/u.test(text)
  if (dates.range)
    return (
      (atEdge && text.length <= 170) ||
      (text.length <= 130 && named >= 1 && words <= 16 && !/[.]$/u.test(text))
    )
  if (dates.start === null) return words <= 12 && named >= 1 && text.length <= 90 && !/[.;]$/u.test(text)
  if (/[.;]$/u.test(text)) return false
  if (!atEdge) return dates.exact && named >= 2.5 && words <= 12
  return words === 0 ? text.length <= 25 : (dates.exact ? words <= 10 : words <= 6) && named >= 1
}

/** The lines of the experience with what they are. */
export function markLines(given: readonly Line[]): Marked[] {
  const lines = joinOpenEnds(given)
  const widest = Math.max(0, ...lines.map(({ right }) => right))
  const marked: Marked[] = []
  for (const line of lines) {
    const dates = findDates(line.text)
    const rest = dates ? withoutDates(line.text, dates) : line.text
    const above = marked.at(-1)
    if (dates && isAnchor(line, dates, rest)) marked.push({ line, dates, body: false, rest })
    else
      marked.push({
        line,
        dates: null,
        body: isBodyLine(line, above?.line, above?.body ?? false, widest),
        rest: line.text,
      })
  }
  return marked
}
