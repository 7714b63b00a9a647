import type { Load } from '@lunchpail/kit-web/use-load'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { FailedLoad } from './failed-load.tsx'
import { sentences } from './sentences.ts'

export function BackToApplications() {
  const t = sentences.use()
  return (
    <Link kind="alone" icon="back" href={applicationsPage.path} renderLink={routerLink}>
      {t('application.back')}
    </Link>
  )
}

/** An id of another shape is refused as invalid: to the person it is the same. */
export const isMissing = ({ state, error }: Load<unknown>): boolean =>
  state === 'failed' && (error.code === 'not-found' || error.code === 'invalid')

/** In place of what is being loaded, is not there, or did not come. */
export function Missing({ load }: { readonly load: Load<unknown> }) {
  const t = sentences.use()
  const back = <BackToApplications />
  if (load.state === 'loading')
    return (
      <Page title={t('list.title')} above={back}>
        <Loading label={t('list.loading')}>
          <Skeleton shape="block" height="10rem" />
        </Loading>
      </Page>
    )
  if (isMissing(load))
    return (
      <Page title={t('application.not-found.title')} above={back}>
        <EmptyState icon="search-none" title={t('application.not-found.text')} />
      </Page>
    )
  return (
    <Page title={t('list.title')} above={back}>
      <FailedLoad t={t} onRetry={load.retry} />
    </Page>
  )
}
