import { eventsPage } from '@lunchpail/contracts/engagement/gathering-pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { useLocation } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { FailedLoad } from '../failed-load.tsx'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import type { GatheringLoad } from './use-gathering.ts'

const isNotFound = ({ error }: GatheringLoad) => error?.code === 'not-found' || error?.code === 'invalid'

/** The title of the page as long as the event or program is not there: what kind it would be is in the address. */
export function useTitleWithout(load: GatheringLoad): string {
  const t = sentences.use()
  const kind = useLocation().pathname.startsWith('/programs/') ? 'program' : 'event'
  return t(isNotFound(load) ? `${kind}.not-found.title` : `${kind}.title`)
}

/** What a page shows while its event loads, or where it does not come. */
export function NotLoaded({ load }: { readonly load: GatheringLoad }) {
  const t = sentences.use()
  const title = useTitleWithout(load)
  if (load.state === 'loading')
    return (
      <Page title={title}>
        <Loading label={t('event.loading')}>
          <Skeleton shape="block" height="14rem" />
        </Loading>
      </Page>
    )
  if (isNotFound(load))
    return (
      <Page title={title} lead={t('event.not-found.text')}>
        <div>
          <LinkButton href={eventsPage.path} renderLink={routerLink}>
            {t('event.not-found.action')}
          </LinkButton>
        </div>
      </Page>
    )
  return (
    <Page title={title}>
      <FailedLoad t={t} onRetry={load.retry} />
    </Page>
  )
}
