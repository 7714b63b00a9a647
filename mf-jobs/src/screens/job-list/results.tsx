import { Pagination } from '@lunchpail/kit-ui/pagination'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { JobList } from '../../api.ts'
import { addressOf } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { JobCard } from './job-card.tsx'
import { JobCardSkeletons } from './job-card-skeletons.tsx'
import styles from './job-list.module.css'
import { NoJobs } from './no-jobs.tsx'

interface ResultsProps {
  readonly list: JobList | undefined
  readonly filters: Filters
  readonly address: string
  readonly failed: boolean
  readonly waiting: boolean
  readonly onRetry: () => void
  readonly onChange: (filters: Filters) => void
}

/** The count, the cards and the pages; or their skeletons, why there are none, or another try. */
export function Results({ list, filters, address, failed, waiting, onRetry, onChange }: ResultsProps) {
  const say = sentences.use()
  const count = useCountWords()
  if (failed)
    return (
      <Unavailable
        title={say('down.list')}
        text={say('down.text')}
        retryLabel={say('down.retry')}
        onRetry={onRetry}
      />
    )
  if (!list) return <JobCardSkeletons />
  return (
    <div className={waiting ? styles.waiting : undefined} aria-busy={waiting}>
      <p role="status" className={styles.count}>
        {count(list, filters)}
      </p>
      {list.positions.length === 0 ? (
        <NoJobs filters={filters} total={list.total} onChange={onChange} />
      ) : (
        <ul className={styles.cards}>
          {list.positions.map((job) => (
            <JobCard key={job.id} job={job} list={address} zip={filters.zip} />
          ))}
        </ul>
      )}
      <Pagination
        label={say('list.pages')}
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => addressOf({ ...filters, page })}
        previousLabel={say('list.previous')}
        nextLabel={say('list.next')}
        pageLabel={(page) => say('list.page', { page })}
        nowLabel={say('list.page-of', { page: list.page, pages: list.pages })}
        renderLink={routerLink}
        className={styles.pages}
      />
      <p className={styles.places}>
        <a href="https://www.geonames.org/">{say('list.places')}</a>
      </p>
    </div>
  )
}

function useCountWords() {
  const say = sentences.use()
  const words = useJobWords()
  return ({ total, place }: JobList, { distance }: Filters): string => {
    if (!place || total === 0) return say('list.count', { n: total })
    const near = { n: total, place: place.city || place.zip }
    return distance > 0
      ? say('list.count-near', { ...near, miles: words.miles(distance) })
      : say('list.count-any', near)
  }
}
