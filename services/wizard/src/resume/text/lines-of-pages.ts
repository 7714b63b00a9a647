import { inReadingOrder } from './columns.ts'
import { lineOf, type Line } from './line.ts'
import { rowsOf } from './rows.ts'
import { withoutRunningRows } from './running-rows.ts'
import { withSideDates } from './side-dates.ts'
import { withWholeCells } from './table-rows.ts'
import type { Page } from './word.ts'

/** The lines of a document in reading order, from the places of its words. */
export function linesOfPages(pages: readonly Page[]): Line[] {
  const rows = withoutRunningRows(pages.map((page) => ({ page, rows: rowsOf(page.words) })))
  return inReadingOrder(
    pages.map(({ width }, index) => ({ width, rows: withWholeCells(withSideDates(rows[index]!)) })),
  )
    .flatMap(({ page, rows: block }) =>
      block.map((row, at) => {
        const above = block[at - 1]
        return lineOf(row.spans, page + 1, above ? (row.y - above.y) / row.size : 0)
      }),
    )
    .filter(({ text }) => text !== '')
}
