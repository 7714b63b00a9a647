import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadJob } from '../api.ts'
import { JobDetail } from './job-page.tsx'
import { sentences } from '../sentences.ts'

/** The content of a job's page, by `position_id`. */
export function JobDetailFragment() {
  const t = sentences.use()
  const [search] = useSearchParams()
  const load = useLoad((signal) => loadJob(search.get('position_id') ?? '', undefined, signal), [])
  if (load.value) return <JobDetail job={load.value.position} />
  return <EmptyState icon="search-none" title={t('job.not-found')} text={t('job.not-found-text')} />
}
