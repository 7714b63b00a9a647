import { cleanText } from './clean-text.ts'
import type { Row } from './rows.ts'
import type { Page } from './word.ts'

const keyOf = (row: Row): string =>
  cleanText(row.spans.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')).replace(/\d+/gu, '#')
const pageNumber =
  /^(?:page|p[áa]gina|p[áa]g\.?)?\s*#(?:\s*(?:of|de|\/)\s*#)?$|(?:page|p[áa]gina) #(?: (?:of|de) #)?$/iu

/** Without headers and footers: what stands on several pages at the same edge, and page numbers. */
export function withoutRunningRows(
  pages: readonly { readonly page: Page; readonly rows: readonly Row[] }[],
): Row[][] {
  const edge = (page: Page, row: Row): 'top' | 'bottom' | null =>
    row.y < 0.1 * page.height ? 'top' : row.y > 0.91 * page.height ? 'bottom' : null
  const seen = new Map<string, number>()
  for (const { page, rows } of pages)
    for (const key of new Set(
      rows.flatMap((row) => (edge(page, row) ? [`${edge(page, row)} ${keyOf(row)}`] : [])),
    ))
      seen.set(key, (seen.get(key) ?? 0) + 1)
  return pages.map(({ page, rows }, index) =>
    rows.filter((row) => {
      const at = edge(page, row)
      if (!at) return true
      const key = keyOf(row)
      if (pageNumber.test(key)) return false
      // The first page keeps its name and address.
      return (seen.get(`${at} ${key}`) ?? 0) < 2 || (index === 0 && at === 'top')
    }),
  )
}
