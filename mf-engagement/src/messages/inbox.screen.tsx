import { dot } from '@lunchpail/contracts/language/by-dots'
import type { ConversationRow } from '@lunchpail/contracts/engagement/messages-api'
import { inboxPage } from '@lunchpail/contracts/engagement/pages'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import cards from '../cards.module.css'
import { BackToApplications } from '../missing.tsx'
import { loadInbox } from './api.ts'
import styles from './messages.module.css'
import { messageSentences } from './sentences.ts'

/** What companies and the candidate wrote to each other, the latest first. */
export function Component() {
  const t = messageSentences.use()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const load = useLoad((signal) => loadInbox(page, signal), [page])
  useLive('applications', load.retry)
  usePageTitle(t('title'))
  const inbox = load.value
  return (
    <Page title={t('title')} above={<BackToApplications />}>
      {load.state === 'failed' && !inbox && (
        <Unavailable title={t('unavailable')} retryLabel={t('retry')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !inbox && (
        <Loading label={t('inbox.loading')} className={cards.list}>
          <Skeleton shape="block" height="6rem" />
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
      {inbox && inbox.conversations.length === 0 && page > 1 && (
        <EmptyState icon="clipboard" title={t('inbox.past-end')}>
          <LinkButton href={inboxPage.path} renderLink={routerLink}>
            {t('inbox.first-page')}
          </LinkButton>
        </EmptyState>
      )}
      {inbox && inbox.conversations.length === 0 && page === 1 && (
        <EmptyState icon="clipboard" title={t('inbox.none')} text={t('inbox.none-text')} />
      )}
      {inbox && inbox.conversations.length > 0 && (
        <>
          <ul className={cards.list}>
            {inbox.conversations.map((row) => (
              <Row key={row.application_id} row={row} />
            ))}
          </ul>
          <Pagination
            label={t('inbox.pages')}
            page={inbox.page}
            pages={inbox.pages}
            hrefOf={(to) => (to > 1 ? `${inboxPage.path}?page=${to}` : inboxPage.path)}
            previousLabel={t('inbox.previous')}
            nextLabel={t('inbox.next')}
            pageLabel={(to) => t('inbox.page', { page: to, pages: inbox.pages })}
            nowLabel={t('inbox.page', { page: inbox.page, pages: inbox.pages })}
            renderLink={routerLink}
          />
        </>
      )}
    </Page>
  )
}

function Row({
  row: { application_id, title, company_name, from, excerpt, at, unread },
}: {
  readonly row: ConversationRow
}) {
  const t = messageSentences.use()
  const language = useLanguage()
  return (
    <Card as="li">
      <h2 className={cards.cardTitle}>
        <CardLink href={`/applications/${application_id}`} renderLink={routerLink}>
          {company_name}
        </CardLink>
      </h2>
      {unread > 0 && <Badge tone="accent">{t('inbox.unread', { n: unread })}</Badge>}
      <p className={styles.head}>
        {title}
        {dot}
        <time dateTime={at}>{dayAndTime(at, language)}</time>
      </p>
      <p className={styles.text}>
        {from === 'candidate' && <strong>{t('inbox.you')} </strong>}
        {unread > 0 ? <strong>{excerpt}</strong> : excerpt}
      </p>
    </Card>
  )
}
