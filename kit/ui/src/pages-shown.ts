/** A page's number, or a gap between two. */
export type PageShown = number | 'gap'

/** Which pages to name: the first, the last, and those around the one that is open. */
export const pagesShown = (page: number, pages: number): PageShown[] => {
  const near = new Set([1, pages, page - 1, page, page + 1])
  // A gap of one page is that page: three dots would be no shorter.
  if (page - 3 === 1) near.add(2)
  if (page + 3 === pages) near.add(pages - 1)
  const named = [...near].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b)
  return named.flatMap((each, place) => {
    const before = named[place - 1]
    return before !== undefined && each - before > 1 ? (['gap', each] as PageShown[]) : [each]
  })
}
