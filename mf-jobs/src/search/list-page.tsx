import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { refusedFields } from '@lunchpail/kit-web/forms/refused-fields'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { layout } from '@lunchpail/contracts/constants'
import { maxInterested } from '@lunchpail/contracts/jobs/enumerations'
import { loadJobs } from '../api.ts'
import { ApplyBar } from '../interested/apply-bar.tsx'
import { useMayApply } from '../interested/interested.ts'
import { addressOf, readFilters } from './filters.ts'
import type { Filters } from './filters.ts'
import { listCache } from './list-cache.ts'
import { sentences } from '../sentences.ts'
import { ActiveFilters } from './active-filters.tsx'
import styles from './job-list.module.css'
import { Results } from './results.tsx'
import { more, needsMore, prepareMore } from './form/more.ts'
import { openedJob, prepareJob, usePrepared } from './opened-job.ts'
import { Down } from './down.tsx'
import { SearchForm } from './form/search-form.tsx'

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
      listCache.set(address, list)
      return { address, list }
    },
    // the service says some of it in words
    [address, useLanguage()],
  )
  useEffect(() => {
    // a first visit has nothing to keep
    if (address !== '/jobs')
      void retryChunk(() => import('./keep-search.ts')).then(
        ({ keepSearch }) => keepSearch(filters),
        () => {},
      )
    if (needsMore(filters)) void prepareMore()
  }, [filters, address])
  const Notice = more.use()?.WordsNotice
  const JobPane = openedJob.use()?.JobPane
  useLive('jobs', load.retry)
  // as in job-list.module.css: from here on list and job stand side by side
  const beside = useWide(layout.widths.md)
  const isDesktop = useWide(layout.widths.lg)
  // A list that was here before is shown at once; one of other filters stays until the new one is there.
  const list =
    (load.value?.address === address ? load.value.list : listCache.get(address)) ?? load.value?.list
  const refused = refusedFields(load.error)['zip']?.error
  const place = list?.place && !refused ? `${list.place.city || list.place.zip}, ${list.place.state}` : null
  // Signed in, the list is around the person's home where the address names no place.
  const home = filters.zip ? null : list?.place
  const around = home ? { ...filters, zip: home.zip } : filters
  // without a place there is no nearest
  const shown = filters.sort === 'distance' && list?.place === null ? { ...around, sort: null } : around
  const title = place ? t('list.title-near', { place }) : t('list.title')

  // Narrowing the list keeps the person where they are; another page of it begins at its top.
  const go = (next: Filters) =>
    void navigate(addressOf(next), { preventScrollReset: next.page === filters.page })

  const mayApply = useMayApply()
  const results = useRef<HTMLDivElement>(null)
  const shownPage = useRef(filters.page)
  useEffect(() => {
    if (shownPage.current !== filters.page) results.current?.focus({ preventScroll: true })
    shownPage.current = filters.page
  }, [filters.page])
  useCardFocus(openId, results)

  // On a desktop the first job stands beside the list until one is opened.
  const first = isDesktop && !refused ? list?.positions[0] : undefined
  usePrepared(first !== undefined)
  const shownId = openId ?? (first && String(first.id))

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
          filters={shown}
          list={load.value?.address === address ? list : undefined}
          refused={refused}
          onChange={go}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          <ActiveFilters filters={shown} />
          {Notice && list?.words && <Notice words={list.words} filters={shown} />}
          <div
            ref={results}
            tabIndex={-1}
            role="region"
            aria-label={t('list.results')}
            onPointerDown={prepareJob}
          >
            {!refused && (
              <Results
                list={list}
                filters={shown}
                address={address}
                failed={load.state === 'failed'}
                waiting={load.state === 'loading'}
                onRetry={load.retry}
                openId={openId}
                beside={beside}
                offers
              />
            )}
          </div>
          {mayApply && <ApplyBar />}
        </div>
        <div className={styles.pane}>
          {shownId !== undefined && JobPane ? (
            <JobPane
              key={shownId}
              id={shownId}
              zip={shown.zip}
              card={known(shownId)}
              preview={openId === undefined}
            />
          ) : openId === undefined ? (
            mayApply && list?.positions.length !== 0 && <HowItWorks />
          ) : (
            <>
              <Down title="down.job" onRetry={prepareJob} />
              <LinkButton href={address} renderLink={routerLink}>
                {t('job.all')}
              </LinkButton>
            </>
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

/** In the place of a job, until one is opened: what a person can do here. */
function HowItWorks() {
  const t = sentences.use()
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol>
        <li>{t('how.look')}</li>
        <li>{t('how.mark', { n: maxInterested })}</li>
        <li>{t('how.apply')}</li>
      </ol>
    </section>
  )
}

/** Back from a job, the focus is on its card again. */
function useCardFocus(openId: string | undefined, list: RefObject<HTMLElement | null>): void {
  const before = useRef(openId)
  useEffect(() => {
    const left = before.current
    before.current = openId
    if (left === undefined || openId !== undefined) return
    const link = list.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(left)}"] a`)
    // after the host has put the focus on the heading, as it does with every change of page
    queueMicrotask(() => link?.focus({ preventScroll: true }))
  }, [openId, list])
}

const queryOf = (pixels: number) => matchMedia(`(min-width: ${pixels / 16}rem)`)

/** Whether the window is so wide; on the server it is not. */
const useWide = (pixels: number): boolean => {
  const follow = useCallback(
    (listener: () => void) => {
      const query = queryOf(pixels)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [pixels],
  )
  return useSyncExternalStore(
    follow,
    () => queryOf(pixels).matches,
    () => false,
  )
}
