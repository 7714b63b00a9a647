import { eventsPage } from '@lunchpail/contracts/engagement/gathering-pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { FailedLoad } from '../failed-load.tsx'
import { gatheringSentences as sentences } from '../gathering-sentences.ts'
import type { GatheringLoad } from './use-gathering.ts'

/** What a page shows while its event loads, or where it does not come. */
export function NotLoaded({ load }: { readonly load: GatheringLoad }) {
  const t = sentences.use()
  if (load.state === 'loading')
    return (
      <Page title={t('event.title')}>
        <Loading label={t('event.loading')}>
          <Skeleton shape="block" height="14rem" />
        </Loading>
      </Page>
    )
  if (load.error?.code === 'not-found' || load.error?.code === 'invalid')
    return (
      <Page title={t('event.title')}>
        <EmptyState icon="search-none" title={t('event.not-found.title')} text={t('event.not-found.text')}>
          <LinkButton href={eventsPage.path} renderLink={routerLink}>
            {t('event.not-found.action')}
          </LinkButton>
        </EmptyState>
      </Page>
    )
  return (
    <Page title={t('event.title')}>
      <FailedLoad t={t} onRetry={load.retry} />
    </Page>
  )
}
