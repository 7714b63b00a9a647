import { reachSlot } from '@lunchpail/contracts/auth/slots'
import { accountSettingsPage } from '@lunchpail/contracts/auth/pages'
import { applicationsPage, inboxPage } from '@lunchpail/contracts/engagement/pages'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { draftNoticeSlot } from '@lunchpail/contracts/wizard/slots'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { Slot } from '@lunchpail/kit-web/slot'
import { Together } from '@lunchpail/kit-web/together'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { FailedLoad } from '../failed-load.tsx'
import { loadApplications } from '../api.ts'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { Invites, useInvites } from '../interviews/invites.tsx'
import { ApplicationCard } from './application-card.tsx'
import cards from '../cards.module.css'
import styles from './applications.module.css'

/** My applications: an unfinished one first, then those that were sent, newest first. */
export function Component() {
  const t = sentences.use()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const load = useLoad((signal) => loadApplications(page, signal), [page])
  useLive('applications', load.retry)
  const invites = useInvites()
  usePageTitle(t('list.title'))
  const list = load.value
  const isLoading = !invites.isSettled || (load.state !== 'failed' && !list)

  return (
    <Page
      title={t('list.title')}
      lead={list && list.total > 0 ? t('list.count', { n: list.total }) : undefined}
    >
      <Together
        holds={isLoading}
        loading={
          <Loading label={t('list.loading')} className={cards.list}>
            <Skeleton shape="block" height="8rem" />
            <Skeleton shape="block" height="8rem" />
          </Loading>
        }
      >
        {list && list.total > 0 && (
          <Stack row>
            <Link kind="alone" href={inboxPage.path} renderLink={routerLink}>
              {list.unread_messages
                ? t('list.messages-unread', { n: list.unread_messages })
                : t('list.messages')}
            </Link>
          </Stack>
        )}
        <Invites load={invites} />
        <Slot slot={draftNoticeSlot} props={{}} className={styles.draft} />
        <Slot slot={reachSlot} props={{}} className={list && list.total > 0 ? styles.draft : styles.later} />
        {load.state === 'failed' && <FailedLoad t={t} onRetry={load.retry} />}
        {list && list.total === 0 && (
          <EmptyState icon="clipboard" title={t('list.empty.title')} text={t('list.empty.text')}>
            <LinkButton kind="primary" href="/jobs" renderLink={routerLink}>
              {t('list.empty.action')}
            </LinkButton>
          </EmptyState>
        )}
        {list && list.total > 0 && list.applications.length === 0 && (
          <EmptyState icon="clipboard" title={t('list.past-end')}>
            <LinkButton href={applicationsPage.path} renderLink={routerLink}>
              {t('list.first-page')}
            </LinkButton>
          </EmptyState>
        )}
        {list && list.applications.length > 0 && (
          <>
            <ul className={cards.list}>
              {list.applications.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </ul>
            <Pagination
              label={t('list.pages')}
              page={list.page}
              pages={list.pages}
              hrefOf={(to) => (to > 1 ? `${applicationsPage.path}?page=${to}` : applicationsPage.path)}
              previousLabel={t('list.previous')}
              nextLabel={t('list.next')}
              pageLabel={(to) => t('list.page', { page: to, pages: list.pages })}
              nowLabel={t('list.page', { page: list.page, pages: list.pages })}
              renderLink={routerLink}
            />
          </>
        )}
        <Stack row>
          <Link kind="alone" href={accountSettingsPage.path} renderLink={routerLink}>
            {t('list.settings')}
          </Link>
          <Link kind="alone" href={helpPage.path} renderLink={routerLink}>
            {t('list.help')}
          </Link>
        </Stack>
      </Together>
    </Page>
  )
}
