import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { useOnline } from '@lunchpail/kit-web/online'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { BackToList } from './back-to-list.tsx'
import styles from './job.module.css'
import { useJob } from './use-job.ts'
import type { Job } from '../api.ts'
import { JobText } from './job-text.tsx'
import { CompanyLine, JobView } from './job-view.tsx'

/** One job, whatever its state: a link that was kept says that it is closed. */
export function JobPage({ id }: { readonly id: string }) {
  const t = sentences.use()
  const online = useOnline()
  const [search] = useSearchParams()
  const zip = /^\d{5}$/.test(search.get('zip') ?? '') ? search.get('zip')! : undefined
  const { job, unknown, failed, retry } = useJob(id, zip)
  usePageTitle(job?.title ?? t(unknown ? 'job.not-found' : 'list.title'))

  if (job) return <JobDetail job={job} />
  if (!failed) return <JobSkeleton />
  if (unknown)
    return (
      <Page title={t('job.not-found')} above={<BackToList />}>
        <EmptyState icon="search-none" title={t('job.not-found-text')}>
          <LinkButton href="/jobs" renderLink={routerLink}>
            {t('job.all')}
          </LinkButton>
        </EmptyState>
      </Page>
    )
  return (
    <Page title={t('list.title')} above={<BackToList />}>
      <Unavailable
        title={t('down.job')}
        text={t(online ? 'down.text' : 'down.offline')}
        retryLabel={t('down.retry')}
        onRetry={retry}
      />
    </Page>
  )
}

/** Without a heading: the focus goes to the first one that comes, and that is the job's. */
function JobSkeleton() {
  const t = sentences.use()
  return (
    <Loading label={t('job.loading')} className={styles.loading}>
      <Skeleton width="7rem" />
      <Skeleton shape="heading" width="16rem" />
      <Skeleton width="11rem" />
      <Skeleton shape="block" height="13rem" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
      <Skeleton width="82%" />
    </Loading>
  )
}

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
