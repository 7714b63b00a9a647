import type { Line } from '../text/line.ts'
import { fullYear, year } from './moments.ts'

const whole = new RegExp(`(?<![\\p{L}\\d/-])(${year})\\s?[-–]\\s?\\d{2}(?![\\d/-])`, 'u')
/** at an edge of a part, and no "10-12 hour shifts" */
const short = /^(\d{2})\s?[-–]\s?(\d{2})(?=$|,|\s(?!\p{Ll}))|(?<=\s)(\d{2})\s?[-–]\s?(\d{2})$/u
/** "16-19", "(19'-22')", "16 - present" and nothing else in a line */
const alone =
  /^\(?['’]?(\d{2})['’]?\s?[-–]\s?(?:['’]?(\d{2})['’]?|(present|current|now|presente|actual|hoy))\)?$/iu
/** Between a job and the one before it, in years. */
const longestGap = 2
const longestJob = 45

/** A line in which these stand for a range of years. */
function withYears(line: Line, part: string, range: string, years: string): Line {
  const parts = line.parts.map((one) => (one === part ? one.replace(range, years) : one))
  const text = parts.join(' ')
  return { ...line, parts, text, runs: line.runs.filter((run) => text.includes(run)) }
}

/**
 * "2016-19 Chewy" and below it "14-16 Patagonia": who has told one year whole leaves the century out of those before it. In a line of
 * their own two such numbers are years by themselves.
 */
export function withCenturies(lines: readonly Line[]): Line[] {
  let before: number | undefined
  return lines.map((line) => {
    const told = whole.exec(line.text)?.[1]
    if (told !== undefined) before = Number(told)
    if (line.bullet || told !== undefined) return line
    const years = alone.exec(line.text)
    if (years) {
      const from = fullYear(years[1]!)
      const to = years[2] === undefined ? from : fullYear(years[2])
      if (from > to || to - from > longestJob) return line
      before = from
      return withYears({ ...line, parts: [line.text] }, line.text, line.text, `${from}-${years[3] ?? to}`)
    }
    const found = line.parts.find((part) => short.test(part))
    if (found === undefined || before === undefined) return line
    const [range, ...digits] = short.exec(found)!
    const [first = 0, last = 0] = digits.filter((one) => one !== undefined).map(fullYear)
    if (first > last || last > before || last < before - longestGap) return line
    before = first
    return withYears(line, found, range, `${first}-${last}`)
  })
}
