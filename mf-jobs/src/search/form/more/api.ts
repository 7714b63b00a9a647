import { countPositions, suggestWords } from '@lunchpail/contracts/jobs/api'
import { call } from '@lunchpail/kit-web/api-client'
import { queryOf, type Filters } from '../../filters.ts'

/* Beside what loads later, so that no first visit brings what these calls say. */

export const loadCounts = (filters: Filters, signal: AbortSignal) =>
  call(countPositions, { query: queryOf({ ...filters, page: 1 }), signal })

export const loadSuggestions = (q: string, signal: AbortSignal) =>
  call(suggestWords, { query: { q }, signal })
