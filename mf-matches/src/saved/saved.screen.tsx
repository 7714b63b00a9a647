import { useLayoutEffect, useRef } from 'react'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { savedPage } from '@lunchpail/contracts/matches/pages'
import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { applyToSaved } from '../addresses.ts'
import { loadSaved } from '../api.ts'
import { sentences } from '../sentences.ts'
import { readKept } from './kept-here.ts'
import { SavedCard } from './saved-card.tsx'
import { refreshSaved, useSavedIds } from './saved-ids.ts'
import styles from './saved.module.css'

const pageOf = (typed: string | null): number => (/^[1-9]\d{0,2}$/.test(typed ?? '') ? Number(typed) : 1)

/** Every job that the person saved and did not apply to, also what has closed since. */
export function Component() {
  const t = sentences.use()
  const [search] = useSearchParams()
  const page = pageOf(search.get('page'))
  const { account } = useSession()
  const ids = useSavedIds()
  const load = useLoad(
    async (signal) => {
      if (ids === 'failed') await refreshSaved()
      return Array.isArray(ids) ? loadSaved(page, account ? undefined : readKept(), signal) : undefined
    },
    [page, account?.id, ids?.toString()],
  )
  usePageTitle(t('saved.title'))
  const list = load.value
  const heading = useRef<HTMLHeadingElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  // with its card the button goes that has the focus
  useLayoutEffect(() => {
    const at = removed.current
    removed.current = undefined
    if (at === undefined || document.activeElement !== document.body) return
    const next = cards.current?.children[at]?.querySelector('a') ?? heading.current
    next?.focus({ preventScroll: true })
  }, [list])
  // one application names so many jobs at most
  const open = list?.open.slice(0, maxPositions) ?? []
  return (
    <Page title={t('saved.title')} titleRef={heading} width="narrow">
      {load.state === 'failed' && (
        <Unavailable
          title={t('saved.unavailable')}
          text={t('saved.unavailable-text')}
          retryLabel={t('unavailable.retry')}
          onRetry={load.retry}
        />
      )}
      {!list && load.state !== 'failed' && (
        <Loading label={t('saved.loading')} className={styles.loading}>
          <Skeleton shape="block" height="7rem" />
          <Skeleton shape="block" height="7rem" />
        </Loading>
      )}
      {list && (
        <>
          {!account && list.total > 0 && (
            <Notice title={t('saved.visitor')}>
              <LinkButton
                size="small"
                href={`/login?redirect=${encodeURIComponent(savedPage.path)}`}
                renderLink={routerLink}
              >
                {t('saved.sign-in')}
              </LinkButton>
            </Notice>
          )}
          {open.length > 0 && (
            <LinkButton kind="primary" href={applyToSaved(open)} renderLink={routerLink}>
              {t('apply-saved', { n: open.length })}
            </LinkButton>
          )}
          {list.total > 0 && list.page > list.pages ? (
            <EmptyState icon="heart" title={t('saved.past-end')}>
              <LinkButton href={savedPage.path} renderLink={routerLink}>
                {t('saved.first-page')}
              </LinkButton>
            </EmptyState>
          ) : list.jobs.length === 0 ? (
            <EmptyState icon="heart" title={t('saved.none')} text={t('saved.none-text')}>
              <LinkButton href={jobListPage.path} renderLink={routerLink}>
                {t('empty.jobs')}
              </LinkButton>
            </EmptyState>
          ) : (
            <ul ref={cards} className={styles.list}>
              {list.jobs.map((job, at) => (
                <SavedCard key={job.id} job={job} onRemoved={() => (removed.current = at)} />
              ))}
            </ul>
          )}
          {list.pages > 1 && list.page <= list.pages && (
            <Pagination
              label={t('saved.pages')}
              page={list.page}
              pages={list.pages}
              hrefOf={(one) => (one === 1 ? savedPage.path : `${savedPage.path}?page=${one}`)}
              previousLabel={t('saved.previous')}
              nextLabel={t('saved.next')}
              pageLabel={(one) => t('saved.page', { page: one })}
              nowLabel={t('saved.page-of', { page: list.page, pages: list.pages })}
              renderLink={routerLink}
            />
          )}
        </>
      )}
    </Page>
  )
}
