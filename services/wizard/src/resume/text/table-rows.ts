import { findDates } from '../dates/date-range.ts'
import { cleanText } from './clean-text.ts'
import type { Span } from './line.ts'
import type { Row } from './rows.ts'
import type { Word } from './word.ts'

/** Fewer are columns of a page. */
const leastCells = 3
/** Of what wraps: that an employer, a title, a place and dates have, and duties have not. */
const maxLines = 4
const maxLetters = 80

const rightOf = ({ x, width }: Word): number => x + width
const textOf = (words: readonly Word[]): string => cleanText(words.map(({ text }) => text).join(' '))

/** Words that begin a row, or stand further from the one before than words of a sentence do. */
const beginners = ({ spans, size }: Row): Word[] =>
  spans.flatMap(({ words }) =>
    words.filter((word, at) => at === 0 || word.x - rightOf(words[at - 1]!) > 0.4 * size),
  )

/** Where cells begin below each other, however little stands between them and those before. */
function edgesOf(rows: readonly Row[]): number[] {
  const groups: number[][] = []
  for (const x of rows.flatMap((row) => beginners(row).map((word) => word.x)).sort((a, b) => a - b)) {
    const group = groups.at(-1)
    if (group && x - group[0]! < 3) group.push(x)
    else groups.push([x])
  }
  return groups.filter((group) => group.length >= 3).map((group) => group[0]!)
}

const spanOf = (words: readonly Word[]): Span => ({
  words,
  x: words[0]!.x,
  right: Math.max(...words.map(rightOf)),
})

/** The cells of a row: its words, cut at the edges. */
function cellsOf(row: Row, edges: readonly number[]): Span[] {
  const starts = new Set(beginners(row).filter(({ x }) => edges.some((edge) => Math.abs(x - edge) < 3)))
  return row.spans.flatMap(({ words }) => {
    const cells: Word[][] = []
    for (const word of words) {
      if (cells.length === 0 || starts.has(word)) cells.push([word])
      else cells.at(-1)!.push(word)
    }
    return cells.map(spanOf)
  })
}

const isUnder = (cells: readonly Span[], first: readonly Span[]): boolean =>
  cells.every(({ x, right }) => {
    const column = first.findIndex((cell) => Math.abs(cell.x - x) < 3)
    return column >= 0 && right < (first[column + 1]?.x ?? Infinity)
  })

const distance = (above: Row, below: Row): number => (below.y - above.y) / Math.max(above.size, below.size)

/** Rows whose cells stand under those of the first one, no further apart than lines of a text. */
function recordAt(rows: readonly Row[], from: number): Row[] | null {
  const first = rows[from]!
  if (first.isWhole || first.spans.length < leastCells) return null
  const record = [first]
  let widest = 0
  for (let at = from + 1; ; at += 1) {
    const below = rows[at]
    const apart = below ? distance(record.at(-1)!, below) : Infinity
    const goesOn = below && apart < 1.7 && isUnder(below.spans, first.spans)
    // lines of one cell are as far apart as those of the next, and rows of the table further
    if (!goesOn || (widest > 0 && apart > 1.15 * widest))
      return record.length > 1 && apart > 1.15 * widest ? record : null
    // the first one is a row of its own
    if (1.15 * apart < widest) return null
    widest = Math.max(widest, apart)
    record.push(below)
  }
}

/** Words of a cell in one line: each line goes on behind the one before. */
function inOneLine(lines: readonly Span[]): Span {
  const words: Word[] = []
  for (const line of lines) {
    const before = words.at(-1)
    const by = before ? rightOf(before) + 0.3 * before.size - line.x : 0
    words.push(...line.words.map((word) => ({ ...word, x: word.x + by })))
  }
  return spanOf(words)
}

/** A record with one range of dates as one row; a cell that is long stays as it is, below it. */
function joined(record: readonly Row[]): Row[] | null {
  const [first] = record
  const columns = first!.spans.map(({ x }) =>
    record.flatMap((row) => row.spans.filter((cell) => Math.abs(cell.x - x) < 3)),
  )
  const isLong = (lines: readonly Span[]): boolean =>
    lines.length > maxLines || textOf(lines.flatMap(({ words }) => words)).length > maxLetters
  const short = columns.filter((lines) => !isLong(lines)).map(inOneLine)
  const dates = short.map(({ words }) => findDates(textOf(words))).filter((found) => found !== null)
  const isDated =
    dates.length === 1 ? dates[0]!.range : dates.length === 2 && dates.every(({ range }) => !range)
  if (!isDated || short.length < leastCells) return null
  const long = columns.filter(isLong)
  const below = record.flatMap((row): Row[] => {
    const spans = row.spans.filter((cell) => long.some((lines) => lines.includes(cell)))
    return spans.length > 0 ? [{ y: row.y + 0.01, size: row.size, spans, isWhole: true }] : []
  })
  return [{ y: first!.y, size: first!.size, spans: short, isWhole: true }, ...below]
}

/** Rows of a table whose cells wrap, each put together; all others as they are. */
export function withWholeCells(rows: readonly Row[]): readonly Row[] {
  const edges = edgesOf(rows)
  if (edges.length < leastCells) return rows
  const cut = rows.map((row): Row => ({ ...row, spans: cellsOf(row, edges) }))
  const found = new Map<number, { readonly rows: readonly Row[]; readonly length: number }>()
  for (let at = 0; at < cut.length; at += 1) {
    const record = recordAt(cut, at)
    const whole = record && joined(record)
    if (!whole) continue
    found.set(at, { rows: whole, length: record.length })
    at += record.length - 1
  }
  // one alone is more likely a heading with its columns
  if (found.size < 2) return rows
  const put: Row[] = []
  for (let at = 0; at < rows.length; at += found.get(at)?.length ?? 1)
    put.push(...(found.get(at)?.rows ?? [rows[at]!]))
  return put
}
