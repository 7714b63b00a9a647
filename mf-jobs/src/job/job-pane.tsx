import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useOnline } from '@lunchpail/kit-web/online'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { sentences } from '../sentences.ts'
import { BackToList } from './back-to-list.tsx'
import { JobText } from './job-text.tsx'
import { CompanyLine, JobView } from './job-view.tsx'
import styles from './job.module.css'
import { useJob } from './use-job.ts'

interface JobPaneProps {
  readonly id: string
  readonly zip: string
  /** what the list knows of it: shown at once, while the rest is on its way */
  readonly card: PositionCard | undefined
  /** it was not opened: it is the list's first, and the page stays the list's */
  readonly preview?: boolean
}

/** A job in place: beside the list where there is room, instead of it on a phone. */
export function JobPane({ id, zip, card, preview = false }: JobPaneProps) {
  const t = sentences.use()
  const online = useOnline()
  const { job, unknown, failed, retry } = useJob(id, zip || undefined)
  const shown = job ?? card
  const title = unknown ? t('job.not-found') : (shown?.title ?? t('list.title'))
  return (
    <article className={styles.inPlace}>
      {!preview && <Opened title={title} />}
      <header>
        {preview ? (
          <h2 className={styles.title}>{title}</h2>
        ) : (
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        )}
        {shown && !unknown && <CompanyLine company={shown.company} />}
      </header>
      {unknown ? (
        <EmptyState icon="search-none" title={t('job.not-found-text')} />
      ) : (
        shown && (
          <JobView job={shown} isLoading={!job && !failed}>
            {job ? (
              <JobText job={job} />
            ) : failed ? (
              <Unavailable
                title={t('down.job')}
                text={t(online ? 'down.text' : 'down.offline')}
                retryLabel={t('down.retry')}
                onRetry={retry}
              />
            ) : (
              <Loading label={t('job.loading')} className={styles.words}>
                <Skeleton shape="heading" width="12rem" />
                <Skeleton width="90%" />
                <Skeleton width="75%" />
                <Skeleton width="82%" />
              </Loading>
            )}
          </JobView>
        )
      )}
    </article>
  )
}

/** What makes the page that of the job. */
function Opened({ title }: { readonly title: string }) {
  usePageTitle(title)
  return <BackToList />
}
