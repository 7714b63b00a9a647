import { useEffect, useMemo, useRef } from 'react'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadJobs } from '../../api.ts'
import { ApplyBar } from '../../interested/apply-bar.tsx'
import { addressOf, readFilters } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'
import { listMemory } from '../../search/list-memory.ts'
import { sentences } from '../../sentences.ts'
import { JobPane } from '../job/job-pane.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './job-list.module.css'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { useBeside } from './use-beside.ts'
import { useCardFocus } from './use-card-focus.ts'

interface ListPageProps {
  /** query string of the list's address */
  readonly search: string
  /** the job that is open in place */
  readonly openId?: string | undefined
}

/** The list of open jobs. The address holds the filters; an opened job is shown beside the list. */
export function ListPage({ search, openId }: ListPageProps) {
  const t = sentences.use()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search])
  const address = addressOf(filters)
  const load = useLoad(
    async (signal) => {
      const list = await loadJobs(filters, signal)
      listMemory.keep(address, list)
      return { address, list }
    },
    [address],
  )
  const beside = useBeside()
  // A list that was here before is shown at once; one of other filters stays until the new one is there.
  const list =
    (load.value?.address === address ? load.value.list : listMemory.get(address)) ?? load.value?.list
  const refused = load.error?.fieldErrors['zip']?.error
  const place = list?.place && !refused ? `${list.place.city || list.place.zip}, ${list.place.state}` : null
  const title = place ? t('list.title-near', { place }) : t('list.title')

  // Narrowing the list keeps the person where they are; another page of it begins at its top.
  const go = (next: Filters) =>
    void navigate(addressOf(next), { preventScrollReset: next.page === filters.page })

  const results = useRef<HTMLDivElement>(null)
  const shownPage = useRef(filters.page)
  useEffect(() => {
    if (shownPage.current !== filters.page) results.current?.focus({ preventScroll: true })
    shownPage.current = filters.page
  }, [filters.page])
  useCardFocus(openId, results)

  // The page has one first heading: the open job's, where there is one.
  const Heading = openId === undefined ? 'h1' : 'h2'
  const known = (id: string) => list?.positions.find((position) => String(position.id) === id)
  return (
    <div className={openId === undefined ? styles.page : `${styles.page} ${styles.hasJob}`}>
      {openId === undefined && <Titled title={title} error={refused !== undefined} />}
      <div className={styles.over}>
        <Heading tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <SearchForm
          filters={filters}
          list={load.value?.address === address ? list : undefined}
          refused={refused}
          onChange={go}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          <ActiveFilters filters={filters} />
          <div ref={results} tabIndex={-1} role="region" aria-label={t('list.results')}>
            {!refused && (
              <Results
                list={list}
                filters={filters}
                failed={load.state === 'failed'}
                waiting={load.state === 'loading'}
                onRetry={load.retry}
                openId={openId}
                beside={beside}
              />
            )}
          </div>
          <ApplyBar />
        </div>
        <div className={styles.pane}>
          {openId === undefined ? (
            <HowItWorks />
          ) : (
            <JobPane key={openId} id={openId} zip={filters.zip} card={known(openId)} />
          )}
        </div>
      </div>
    </div>
  )
}

/** An open job gives the page its own title. */
function Titled({ title, error }: { readonly title: string; readonly error: boolean }) {
  usePageTitle(title, { error })
  return null
}
