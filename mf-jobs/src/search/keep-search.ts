import { searchesWith } from '@lunchpail/contracts/jobs/search/search-history'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { addressOf, noFilters, queryOf, searchOf, type Filters } from './filters.ts'

/** The last search, on this device alone. */
export const lastSearchKey = 'jobs.search'

/** What was searched for is kept in the search cookie; where and by which words is not, nor is the page of the list. */
export function keepSearch(filters: Filters): void {
  if (!mayKeep('memory')) return
  const { q: _, sort: __, zip: ___, geohash: ____, distance: _____, page: ______, ...what } = queryOf(filters)
  const query = searchOf(what)
  if (query !== '') document.cookie = searchesWith(query, document.cookie)
  const address = addressOf({ ...filters, page: 1 })
  if (address !== addressOf(noFilters)) localStorage.setItem(lastSearchKey, address)
}
