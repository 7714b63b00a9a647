import { findDates } from '../dates/date-range.ts'
import { isDateOrPlace } from '../dates/date-or-place.ts'
import { cleanText } from './clean-text.ts'
import type { Span } from './line.ts'
import type { Row } from './rows.ts'
import type { Word } from './word.ts'

/** Fewer may end and begin below each other by chance. */
const leastRows = 3

const rightOf = ({ x, width }: Word): number => x + width
const spanOf = (words: readonly Word[]): Span => ({
  words,
  x: words[0]!.x,
  right: Math.max(...words.map(rightOf)),
})
const textOf = (words: readonly Word[]): string => cleanText(words.map(({ text }) => text).join(' '))
const wordsOf = ({ spans }: Row): Word[] => spans.flatMap(({ words }) => words)

/** Between a column whose lines end below each other and the one beside it. */
interface Gutter {
  readonly end: number
  readonly start: number
}

function gutterOf(rows: readonly Row[]): Gutter | undefined {
  const groups: (Gutter & { rows: number })[] = []
  for (const row of rows) {
    const words = wordsOf(row)
    words.slice(1).forEach((word, at) => {
      const end = rightOf(words[at]!)
      if (word.x - end < 0.4 * row.size) return
      const same = groups.find((one) => Math.abs(one.start - word.x) < 1.5 && Math.abs(one.end - end) < 1.5)
      if (same) same.rows += 1
      else groups.push({ end, start: word.x, rows: 1 })
    })
  }
  return groups.filter((one) => one.rows >= leastRows).sort((a, b) => b.rows - a.rows)[0]
}

interface Cut {
  readonly row: Row
  readonly left: readonly Word[]
  readonly right: readonly Word[]
}

/** The row at the gutter; null where it goes across. */
function cutAt(row: Row, { end, start }: Gutter): Cut | null {
  const words = wordsOf(row)
  const left = words.filter((word) => rightOf(word) < end + 1.5)
  const right = words.filter((word) => word.x > start - 1.5)
  const isAligned = left.length === 0 || Math.abs(rightOf(left.at(-1)!) - end) < 1.5
  return isAligned && left.length + right.length === words.length ? { row, left, right } : null
}

/** Of a range of dates whose end stands on the next line. */
const isOpen = (text: string): boolean =>
  findDates(text)?.range === false && /(?:[–—-]|(?<!\p{L})(?:to|al?|hasta))$/iu.test(text)

/** The lines beside a job that begins at this row, where a range of dates goes on from the first to the second. */
function besideAt(cuts: readonly (Cut | null)[], from: number): readonly Cut[] | null {
  const [first, second, place] = cuts.slice(from, from + 3)
  if (!first || !second || first.right.length === 0 || second.left.length === 0) return null
  const dates = textOf([...first.left, ...second.left])
  if (!isOpen(textOf(first.left)) || !findDates(dates)?.range || !isDateOrPlace(dates)) return null
  const isPlace = place && place.left.length > 0 && isDateOrPlace(textOf(place.left))
  return isPlace && !findDates(textOf(place.left)) ? [first, second, place] : [first, second]
}

/** Words of the second line behind those of the first. */
const behind = (first: readonly Word[], second: readonly Word[]): Word[] => {
  const by = rightOf(first.at(-1)!) + 0.3 * first.at(-1)!.size - second[0]!.x
  return [...first, ...second.map((word) => ({ ...word, x: word.x + by }))]
}

/**
 * The dates of jobs in a column of their own that is aligned at its right, close to the titles: a range on two lines, and the
 * place below it, become the row of the title.
 */
export function withSideDates(rows: readonly Row[]): readonly Row[] {
  const gutter = gutterOf(rows)
  if (!gutter) return rows
  const cuts = rows.map((row) => cutAt(row, gutter))
  const found: Row[] = []
  for (let at = 0; at < rows.length;) {
    const lines = besideAt(cuts, at)
    if (!lines) {
      found.push(rows[at]!)
      at += 1
      continue
    }
    const [first, second, ...places] = lines
    const spans = [
      spanOf(behind(first!.left, second!.left)),
      ...places.map(({ left }) => spanOf(left)),
      spanOf(first!.right),
    ]
    found.push({ ...first!.row, spans, isWhole: true })
    for (const { row, right } of lines.slice(1))
      if (right.length > 0) found.push({ ...row, spans: [spanOf(right)] })
    at += lines.length
  }
  return found
}
