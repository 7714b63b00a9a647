import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
// a featured list is styled before its scripts come, and without any
import './collections/collections.module.css'
import { JobPage } from './job/job-page.tsx'
import { JobPane } from './job/job-pane.tsx'
import { openedJob } from './search/opened-job.ts'
// before what follows: it shows a job from the list, which knows no other pages
import './search/opened-job.screen.tsx'
import { sentences } from './sentences.ts'

const CollectionPage = whenWanted(
  'featured list',
  async () =>
    (await import(/* webpackChunkName: "collections" */ './collection-screens.tsx')).loadCollectionPage(),
  ({ retry }) => {
    const t = sentences.use()
    return <Unavailable title={t('down.list')} retryLabel={t('down.retry')} onRetry={retry} />
  },
)

/** Below /jobs, a number is a job, and a name a featured list. */
function Page({ id }: { readonly id: string }) {
  return /^\d+$/.test(id) ? <JobPage id={id} /> : <CollectionPage kind="featured" slug={id} />
}

openedJob.set({ JobPage: Page, JobPane })

// the same as the list's, or a job opened from the list would begin the list anew
export { Component } from './search/jobs.screen.tsx'
