import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { JobCard } from './job-card.tsx'
import styles from './job-list.module.css'

interface CardListProps {
  readonly positions: readonly PositionCard[]
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Cards that lead to the jobs' own pages, and the pages of their list. */
export function CardList({ positions, page, pages, hrefOf }: CardListProps) {
  const t = sentences.use()
  return (
    <>
      {positions.length > 0 && (
        <ul className={styles.cards}>
          {positions.map((job) => (
            <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} renderLink={routerLink} open={false} />
          ))}
        </ul>
      )}
      {page > pages && (
        <EmptyState icon="search-none" title={t('none.page')}>
          <LinkButton href={hrefOf(1)} renderLink={routerLink}>
            {t('none.first-page')}
          </LinkButton>
        </EmptyState>
      )}
      {pages > 1 && page <= pages && (
        <Pagination
          label={t('list.pages')}
          page={page}
          pages={pages}
          hrefOf={hrefOf}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
          pageLabel={(one) => t('list.page', { page: one })}
          nowLabel={t('list.page-of', { page, pages })}
          renderLink={routerLink}
        />
      )}
    </>
  )
}
