import { isDateOrPlace } from '../dates/date-or-place.ts'
import { findDates } from '../dates/date-range.ts'
import { cleanText, withoutBullet } from './clean-text.ts'
import { isColumnName } from './column-name.ts'
import { headingOf } from './headings.ts'
import type { Span } from './line.ts'
import type { Row } from './rows.ts'

const plain = (span: Span) => withoutBullet(cleanText(span.words.map(({ text }) => text).join(' ')))
const textOf = (span: Span): string => plain(span).text
const isListed = (span: Span): boolean => plain(span).bullet
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

/** Where a column begins, words belong to it, however little stands between them and those before. */
function splitAt(rows: readonly Row[], edge: number): Row[] {
  return rows.map((row) => ({
    ...row,
    spans: row.spans.flatMap((span) => {
      const at = span.words.findIndex(({ x }) => Math.abs(x - edge) < 3)
      if (at <= 0 || span.right <= edge) return [span]
      const left = span.words.slice(0, at)
      const right = span.words.slice(at)
      const end = Math.max(...left.map(({ x, width }) => x + width))
      if (right[0]!.x - end < 0.4 * row.size || left.length === 0) return [span]
      return [
        { words: left, x: span.x, right: end },
        { words: right, x: right[0]!.x, right: span.right },
      ]
    }),
  }))
}

/** So many lines of a list may stand close to what is beside them. */
const fewestParted = 5

/** Rows between which nothing stands across the edge, and which both sides fill. */
function bandsAt(given: readonly Row[], edge: number): Band[] {
  const rows = splitAt(given, edge)
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
    // A table whose rows have dates is read row by row.
    const shared = rows
      .slice(from, to)
      .filter(({ spans }) => spans.some((one) => one.right <= edge) && spans.some(({ x }) => x >= edge - 1))
    // so is one that says what its columns are
    if (shared.some(({ spans }) => spans.filter((span) => isColumnName(textOf(span))).length > 1)) return
    // A few duties whose words happen to begin below each other have no columns.
    const parted = shared.filter(
      (row) => row.spans.length > given[rows.indexOf(row)]!.spans.length && isListed(row.spans[0]!),
    )
    if (shared.length < fewestParted && parted.length > shared.length / 2) return
    const dated = shared.filter(({ spans }) => findDates(spans.map(textOf).join(' ')) !== null).length
    const onTheRight = rows.slice(from, to).filter(({ spans }) => spans.some(({ x }) => x >= edge - 1))
    if (shared.length >= 0.8 * onTheRight.length && dated >= 0.5 * shared.length) return
    // Dates and places at the right or at the left of a job belong to its row.
    if (share(right, (span) => isDateOrPlace(textOf(span))) > 0.4) return
    if (share(left, (span) => isDateOrPlace(textOf(span))) > 0.4) return
    // Headings of sections, each beside its section's first line, and dates beside their jobs.
    const isHeading = (span: Span): boolean => headingOf(textOf(span)) !== null
    if (share(left, isHeading) > 0.5) return
    if (share(left, (span) => isHeading(span) || isDateOrPlace(textOf(span))) > 0.7 && left.some(isHeading))
      return
    bands.push({ from, to, edge, weight: Math.min(left.length, right.length) * 1000 + (to - from) })
  }
  rows.forEach(({ spans, isWhole }, index) => {
    if (!isWhole && !spans.some(({ x, right }) => x < edge - 1 && right > edge)) return
    close(index)
    from = index + 1
  })
  close(rows.length)
  return bands
}

/** Rows cut at the band that fills its sides most. */
function cut(
  rows: readonly Row[],
  width: number,
): { readonly band: Band; readonly left: Row[]; readonly right: Row[] } | null {
  const band = edges(rows, width)
    .flatMap((edge) => bandsAt(rows, edge))
    .sort((a, b) => b.weight - a.weight)[0]
  if (!band) return null
  const side = (isIn: (span: Span) => boolean): Row[] =>
    splitAt(rows.slice(band.from, band.to), band.edge).flatMap((row) => {
      const spans = row.spans.filter(isIn)
      return spans.length > 0 ? [{ ...row, spans }] : []
    })
  return {
    band,
    left: side(({ x }) => x < band.edge - 1),
    right: side(({ x }) => x >= band.edge - 1),
  }
}

/** Rows in reading order: where they have columns, each from its top to its bottom. */
function ordered(rows: readonly Row[], width: number, depth: number): Row[][] {
  if (rows.length === 0) return []
  const found = depth > 3 ? null : cut(rows, width)
  if (!found) return [[...rows]]
  const { band, left, right } = found
  return [rows.slice(0, band.from), left, right, rows.slice(band.to)].flatMap((part) =>
    ordered(part, width, depth + 1),
  )
}

/** The blocks of all pages in reading order. A column goes on in the same column of the next page. */
export function inReadingOrder(
  pages: readonly { readonly rows: readonly Row[]; readonly width: number }[],
): { readonly page: number; readonly rows: readonly Row[] }[] {
  const blocks: { page: number; rows: readonly Row[] }[] = []
  let held: { edge: number; blocks: { page: number; rows: readonly Row[] }[] } | null = null
  pages.forEach(({ rows, width }, page) => {
    const on = (part: readonly Row[]) => ordered(part, width, 1).map((own) => ({ page, rows: own }))
    const found = cut(rows, width)
    const goesOn: boolean =
      held !== null &&
      (found?.left ?? rows).every(({ spans }) => spans.every(({ right }) => right <= held!.edge))
    const sameEdge = held !== null && found !== null && Math.abs(found.band.edge - held.edge) < 10
    if (held && !(goesOn && (found === null || (sameEdge && found.band.from === 0)))) {
      blocks.push(...held.blocks)
      held = null
    }
    if (!found) {
      blocks.push(...on(rows))
      return
    }
    const { band, left, right } = found
    blocks.push(...on(rows.slice(0, band.from)), ...on(left))
    const rest = on(right)
    if (band.to === rows.length) held = { edge: band.edge, blocks: [...(held?.blocks ?? []), ...rest] }
    else blocks.push(...rest, ...on(rows.slice(band.to)))
  })
  if (held) blocks.push(...(held as { blocks: { page: number; rows: readonly Row[] }[] }).blocks)
  return blocks
}
