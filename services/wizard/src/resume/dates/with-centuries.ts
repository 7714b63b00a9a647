import type { Line } from '../text/line.ts'
import { fullYear, year } from './moments.ts'

const whole = new RegExp(`(?<![\\p{L}\\d/-])(${year})\\s?[-–]\\s?\\d{2}(?![\\d/-])`, 'u')
/** at an edge of a part, and no "10-12 hour shifts" */
const short = /^(\d{2})\s?[-–]\s?(\d{2})(?=$|,|\s(?!\p{Ll}))|(?<=\s)(\d{2})\s?[-–]\s?(\d{2})$/u
/** Between a job and the one before it, in years. */
const longestGap = 2

/** "2016-19 Chewy" and below it "14-16 Patagonia": who has told one year whole leaves the century out of those before it. */
export function withCenturies(lines: readonly Line[]): Line[] {
  let before: number | undefined
  return lines.map((line) => {
    const told = whole.exec(line.text)?.[1]
    if (told !== undefined) before = Number(told)
    const found = line.bullet || told !== undefined ? undefined : line.parts.find((part) => short.test(part))
    if (found === undefined || before === undefined) return line
    const [range, ...digits] = short.exec(found)!
    const [first = 0, last = 0] = digits.filter((one) => one !== undefined).map(fullYear)
    if (first > last || last > before || last < before - longestGap) return line
    before = first
    const parts = line.parts.map((part) => (part === found ? part.replace(range, `${first}-${last}`) : part))
    const text = parts.join(' ')
    return { ...line, parts, text, runs: line.runs.filter((run) => text.includes(run)) }
  })
}
