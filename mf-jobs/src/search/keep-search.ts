import { searchesWith } from '@lunchpail/contracts/jobs/search-history'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { queryOf, searchOf, type Filters } from './filters.ts'

/** JB-15: what was searched for is kept in the search cookie; where is not, nor is the page of the list. */
export function keepSearch(filters: Filters): void {
  const { zip: _, geohash: __, distance: ___, page: ____, ...what } = queryOf(filters)
  const query = searchOf(what)
  if (query !== '' && mayKeep('memory')) document.cookie = searchesWith(query, document.cookie)
}
