import { Suspense } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { JobList } from '../api.ts'
import { jobLink } from '../job/list-links.tsx'
import { Down } from './down.tsx'
import { addressOf } from './filters.ts'
import type { Filters } from './filters.ts'
import { sentences } from '../sentences.ts'
import { JobCard } from './job-card.tsx'
import { JobCardSkeletons } from './job-card-skeletons.tsx'
import styles from './job-list.module.css'
import { ListOffers } from './list-offers.tsx'
import { useFormatJob } from '../job/use-format-job.ts'

/** Most lists have jobs: what to loosen comes with one that has none. */
const NoJobs = whenWanted(
  'no jobs',
  async () => (await import('./no-jobs.tsx')).NoJobs,
  ({ retry }) => {
    const t = sentences.use()
    return <Unavailable title={t('none.title')} retryLabel={t('down.retry')} onRetry={retry} />
  },
)

interface ResultsProps {
  readonly list: JobList | undefined
  readonly filters: Filters
  /** that of the list, where it is not that of its filters */
  readonly address?: string
  readonly failed: boolean
  readonly waiting: boolean
  readonly onRetry: () => void
  /** id of the job that is open in place */
  readonly openId?: string | undefined
  /** list and job stand side by side */
  readonly beside?: boolean
  /** what is offered for all of them stands beside the count */
  readonly offers?: boolean
}

/** The count, the cards and the pages; or their skeletons, why there are none, or another try. */
export function Results(props: ResultsProps) {
  const { list, filters, failed, waiting, onRetry, openId, beside = false, offers } = props
  const { address = addressOf(filters) } = props
  const t = sentences.use()
  const count = useFormatCount()
  if (failed) return <Down title="down.list" onRetry={onRetry} />
  if (!list) return <JobCardSkeletons />
  const from = { list: address, beside, replace: openId !== undefined }
  const hrefOf = ({ id }: PositionCard) => (filters.zip ? `/jobs/${id}?zip=${filters.zip}` : `/jobs/${id}`)
  return (
    <div className={waiting ? styles.waiting : undefined} aria-busy={waiting}>
      <div className={styles.top}>
        <p role="status" className={styles.count}>
          {count(list, filters)}
        </p>
        {offers && (
          <ListOffers
            positions={list.positions}
            hrefOf={hrefOf}
            renderLink={jobLink({ ...from, open: false })}
          />
        )}
      </div>
      {list.positions.length === 0 ? (
        <Suspense>
          <NoJobs filters={filters} total={list.total} isKnown={list.place !== null} />
        </Suspense>
      ) : (
        <ul className={styles.cards}>
          {list.positions.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              href={hrefOf(job)}
              renderLink={jobLink({ ...from, open: String(job.id) === openId })}
              open={String(job.id) === openId}
            />
          ))}
        </ul>
      )}
      {list.page <= list.pages && (
        <Pagination
          label={t('list.pages')}
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => addressOf({ ...filters, page })}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
          pageLabel={(page) => t('list.page', { page })}
          nowLabel={t('list.page-of', { page: list.page, pages: list.pages })}
          renderLink={routerLink}
          className={styles.pages}
        />
      )}
      {list.more && list.page === list.pages && <p className={styles.places}>{t('list.end')}</p>}
      <p className={styles.places}>
        <a href="https://www.geonames.org/">{t('list.places')}</a>
      </p>
    </div>
  )
}

/** How many jobs there are, and where: "8 jobs within 25 miles of Newark". */
function useFormatCount() {
  const t = sentences.use()
  const format = useFormatJob()
  return (list: JobList, filters: Filters): string => {
    const count = countOf(list, filters)
    return list.sort === 'fit' && list.total > 1 ? t('list.by-fit', { count }) : count
  }

  function countOf({ total, more, place, sort }: JobList, { distance, minutes, geohash }: Filters): string {
    const jobs = t(more ? 'list.count-more' : 'list.count', { n: total })
    if (total === 0) return jobs
    const miles = format.miles(distance)
    // a geohash has no name, and that of out of area is nowhere
    if (!place)
      return distance > 0 && /^(?!ooa)./i.test(geohash) ? t('list.count-within', { jobs, miles }) : jobs
    const near = { jobs, place: place.city || place.zip }
    if (minutes !== null) return t('list.count-minutes', { ...near, n: minutes })
    if (distance > 0) return t('list.count-near', { ...near, miles })
    return sort === 'distance' ? t('list.count-any', near) : jobs
  }
}
