import { useSearchParams } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadJobs } from '../api.ts'
import { Results } from './results.tsx'
import { readFilters } from './filters.ts'

const nothing = () => {}

/** The list alone, by the filters of the address. */
export function JobListFragment() {
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const load = useLoad((signal) => loadJobs(filters, signal), [])
  return (
    <Results
      list={load.value}
      filters={filters}
      failed={load.state === 'failed'}
      waiting={false}
      onRetry={nothing}
    />
  )
}
