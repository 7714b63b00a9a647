import { readFilters } from './filters.ts'
import { needsMore, prepareMore } from './form/more.ts'
import { Component } from './jobs.screen.tsx'
import { ListPage } from './list-page.tsx'
import { shownList } from './shown-list.ts'

shownList.set({ ListPage })

/** What moves the list where it comes after it. A page of the server has it in place already. */
export async function withParts(): Promise<{ readonly Component: typeof Component }> {
  const isSearch =
    typeof document !== 'undefined' && needsMore(readFilters(new URLSearchParams(location.search)))
  if (isSearch) await prepareMore()
  return { Component }
}
