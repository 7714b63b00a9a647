import { withoutBullet } from '../text/clean-text.ts'
import type { Line } from '../text/line.ts'
import { beginsWithMoment, findDates, goesOn, momentAlone, openEnd, type DateRange } from './date-range.ts'

const isOpen = (text: string): boolean => {
  if (text.length > 130 || !openEnd.test(text)) return false
  const dates = findDates(text)
  // of a longer line the dates stand behind a separator, and of a sentence they do not
  return !dates?.range && (text.length < 60 || /[,;|·•(–—-]\s*$/u.test(text.slice(0, dates?.from ?? 0)))
}

/** Where a line's range is open: in a column of its own at the left or at the right, or in the line itself. */
const openPart = ({ parts }: Line): number =>
  isOpen(parts[0]!) ? 0 : isOpen(parts.at(-1)!) ? parts.length - 1 : -1
const endsInDash = /\d\s*[-–—]\s*$/u
/** A date in a narrow column takes no more lines than this. */
const maxBroken = 2

/** "Mar 2022" in a column and "to Present" below it: the "to" goes up to the start. */
export function withOpenEndAbove(lines: readonly Line[]): Line[] {
  const moved = [...lines]
  for (const [index, line] of lines.entries()) {
    const above = moved[index - 1]
    const open = above && momentAlone.test(above.parts[0]!) ? goesOn.exec(line.parts[0]!) : null
    if (!above || !open) continue
    const start = above.parts.with(0, `${above.parts[0]!} –`)
    const end = line.parts.with(0, open[1]!)
    moved[index - 1] = { ...above, parts: start, text: start.join(' ') }
    moved[index] = { ...line, parts: end, text: end.join(' ') }
  }
  return moved
}

/** A range that breaks over lines is put together in its first one: "June 2018 –" takes the next one's end. */
export function joinOpenEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const index = joined.findLastIndex((above, at) => at >= joined.length - maxBroken && openPart(above) >= 0)
    const above = joined[index]
    const at = above && !line.bullet ? openPart(above) : -1
    const from = at === 0 ? 0 : line.parts.length - 1
    const end = at < 0 ? null : beginsWithMoment.exec(line.parts[from]!)
    // Further down, only what is a column of its own goes on.
    const isNext = index === joined.length - 1 || line.parts.length > 1
    // a whole range is of the line's own job, where the one above has its start
    const isWhole = end !== null && findDates(end[0])?.range === true && endsInDash.test(above!.parts[at]!)
    if (!above || !end || end[0].trim() === '' || !isNext || isWhole) {
      joined.push(line)
      continue
    }
    const whole = above.parts.with(at, `${above.parts[at]!} ${end[0].trim()}`)
    joined[index] = { ...above, parts: whole, text: whole.join(' ') }
    const rest = line.parts
      .with(from, line.parts[from]!.slice(end[0].length).trim())
      .filter((part) => part !== '')
    if (rest.length > 0) {
      const { text, bullet } = withoutBullet(rest.join(' '))
      joined.push({ ...line, parts: rest, text, bullet, runs: line.runs.filter((run) => text.includes(run)) })
    }
  }
  return joined
}

/** "2019 –" and nothing behind the dash: below no later job it goes on, and the person is asked. */
export function openDates(
  line: Line,
  above: readonly { readonly dates: DateRange | null }[],
): DateRange | null {
  const at = line.bullet ? -1 : openPart(line)
  const part = line.parts[at] ?? ''
  const dates = endsInDash.test(part) ? findDates(part) : null
  if (!dates?.start) return null
  const { start } = dates
  const before = line.parts.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)
  const [from, to] = [before + dates.from, before + part.length]
  const current = above.every((one) => !one.dates?.start || one.dates.start <= start)
  return { start, end: null, current, range: true, exact: false, from, to }
}
