import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadJobs } from '../../api.ts'
import { addressOf, filterCount, readFilters } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'
import { listMemory } from '../../search/list-memory.ts'
import { sentences } from '../../sentences.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './job-list.module.css'
import { PlaceSearch } from './place-search.tsx'
import { Results } from './results.tsx'

/** The list of open jobs. What it is narrowed to stands in the address. */
export function Component() {
  const say = sentences.use()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filters = useMemo(() => readFilters(search), [search])
  const address = addressOf(filters)
  const load = useLoad(
    async (signal) => {
      const list = await loadJobs(filters, signal)
      listMemory.keep(address, list)
      return { address, list }
    },
    [address],
  )
  const [choosing, setChoosing] = useState(false)
  // A list that was here before is shown at once; one of other filters stays until the new one is there.
  const list =
    (load.value?.address === address ? load.value.list : listMemory.get(address)) ?? load.value?.list
  const refused = load.error?.fields['zip']?.error
  const place = list?.place && !refused ? `${list.place.city || list.place.zip}, ${list.place.state}` : null
  const title = place ? say('list.title-near', { place }) : say('list.title')
  usePageTitle(title, { error: refused !== undefined })

  // Narrowing the list keeps the person where they are; another page of it begins at its top.
  const go = (next: Filters) =>
    void navigate(addressOf(next), { preventScrollReset: next.page === filters.page })
  const on = filterCount(filters)

  const results = useRef<HTMLDivElement>(null)
  const shownPage = useRef(filters.page)
  useEffect(() => {
    if (shownPage.current !== filters.page) results.current?.focus({ preventScroll: true })
    shownPage.current = filters.page
  }, [filters.page])

  return (
    <Page width="wide" title={title}>
      <PlaceSearch filters={filters} refused={refused} onChange={go}>
        <Button
          icon="filter"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {on > 0 ? say('filter.open-count', { n: on }) : say('filter.open')}
        </Button>
      </PlaceSearch>
      <div className={styles.columns}>
        <FilterPanel filters={filters} onChange={go} />
        <div className={styles.list}>
          <ActiveFilters filters={filters} onChange={go} />
          <div ref={results} tabIndex={-1} role="region" aria-label={say('list.results')}>
            {!refused && (
              <Results
                list={list}
                filters={filters}
                address={address}
                failed={load.state === 'failed'}
                waiting={load.state === 'loading'}
                onRetry={load.retry}
                onChange={go}
              />
            )}
          </div>
        </div>
      </div>
      {choosing && (
        <FilterDialog
          filters={filters}
          onClose={() => setChoosing(false)}
          onShow={(next) => {
            setChoosing(false)
            go(next)
          }}
        />
      )}
    </Page>
  )
}
