import { Page } from '@lunchpail/kit-ui/page'
import type { Job } from '../../api.ts'
import { BackToList } from './back-to-list.tsx'
import { CompanyLine } from './company-line.tsx'
import { JobText } from './job-text.tsx'
import { JobView } from './job-view.tsx'

/** A job on a page of its own. */
export function JobDetail({ job }: { readonly job: Job }) {
  return (
    <Page width="wide" title={job.title} above={<BackToList />} lead={<CompanyLine company={job.company} />}>
      <JobView job={job}>
        <JobText job={job} />
      </JobView>
    </Page>
  )
}
