import { isDateOrPlace } from '../dates/date-or-place.ts'
import { cleanText, withoutBullet } from './clean-text.ts'
import type { Span } from './line.ts'
import type { Row } from './rows.ts'

const textOf = (span: Span): string =>
  withoutBullet(cleanText(span.words.map(({ text }) => text).join(' '))).text
const share = (spans: readonly Span[], is: (span: Span) => boolean): number =>
  spans.length === 0 ? 0 : spans.filter(is).length / spans.length

/** Where several spans begin below each other. */
function edges(rows: readonly Row[], width: number): number[] {
  const starts = rows
    .flatMap(({ spans }) => spans.map(({ x }) => x))
    .filter((x) => x > 0.2 * width && x < 0.8 * width)
    .sort((a, b) => a - b)
  const groups: number[][] = []
  for (const x of starts) {
    const group = groups.at(-1)
    if (group && x - group[0]! < 6) group.push(x)
    else groups.push([x])
  }
  return groups.filter((group) => group.length >= 3).map((group) => group[0]!)
}

interface Band {
  readonly from: number
  readonly to: number
  readonly edge: number
  readonly weight: number
}

/** Rows between which nothing stands across the edge, and which both sides fill. */
function bandsAt(rows: readonly Row[], edge: number): Band[] {
  const bands: Band[] = []
  let from = 0
  const close = (ended: number) => {
    // A list of two columns ends where its right one does; the columns of a page reach down to where they are crossed.
    const lastRight = rows.findLastIndex(
      ({ spans }, at) => at < ended && spans.some(({ x }) => x >= edge - 1),
    )
    const to = ended < rows.length ? Math.max(from, Math.min(ended, lastRight + 1)) : ended
    const inside = rows.slice(from, to).flatMap(({ spans }) => spans)
    const left = inside.filter(({ right }) => right <= edge)
    const right = inside.filter(({ x }) => x >= edge - 1)
    if (left.length < 3 || right.length < 3) return
    // Dates and places at the right or at the left of a job belong to its row.
    if (share(right, (span) => isDateOrPlace(textOf(span))) > 0.4) return
    if (share(left, (span) => isDateOrPlace(textOf(span))) > 0.4) return
    bands.push({ from, to, edge, weight: Math.min(left.length, right.length) * 1000 + (to - from) })
  }
  rows.forEach(({ spans }, index) => {
    if (!spans.some(({ x, right }) => x < edge - 1 && right > edge)) return
    close(index)
    from = index + 1
  })
  close(rows.length)
  return bands
}

/** The rows of a page in reading order: where it has columns, each from its top to its bottom. */
export function inReadingOrder(rows: readonly Row[], width: number, depth = 0): Row[][] {
  if (depth > 3) return [[...rows]]
  const best = edges(rows, width)
    .flatMap((edge) => bandsAt(rows, edge))
    .sort((a, b) => b.weight - a.weight)[0]
  if (!best) return [[...rows]]
  const { from, to, edge } = best
  const side = (isIn: (span: Span) => boolean): Row[] =>
    rows.slice(from, to).flatMap((row) => {
      const spans = row.spans.filter(isIn)
      return spans.length > 0 ? [{ ...row, spans }] : []
    })
  const left = side(({ x }) => x < edge - 1)
  const right = side(({ x }) => x >= edge - 1)
  return [
    ...inReadingOrder(rows.slice(0, from), width, depth + 1),
    ...inReadingOrder(left, width, depth + 1),
    ...inReadingOrder(right, width, depth + 1),
    ...inReadingOrder(rows.slice(to), width, depth + 1),
  ].filter((block) => block.length > 0)
}
