import type { Application } from '@lunchpail/contracts/engagement/api'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { FactList } from '@lunchpail/kit-ui/fact'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useParams } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadApplication } from '../../api.ts'
import { StateBadge, useFormatState } from '../../application-state/application-state.tsx'
import { day } from '../../application-state/day.ts'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../../sentences.ts'
import styles from './application.module.css'

function Back() {
  const t = sentences.use()
  return (
    <Link kind="alone" icon="back" href="/applications" renderLink={routerLink}>
      {t('application.back')}
    </Link>
  )
}

/** One application: its state, its timeline and the next step. */
export function Component() {
  const t = sentences.use()
  const { id = '' } = useParams()
  const load = useLoad((signal) => loadApplication(id, signal), [id])
  useLive('applications', load.retry)
  usePageTitle(load.value?.application.position.title ?? t('list.title'))

  if (load.value) return <Found application={load.value.application} />
  if (load.state === 'loading')
    return (
      <Page title={t('list.title')} above={<Back />}>
        <Loading label={t('list.loading')}>
          <Skeleton shape="block" height="10rem" />
        </Loading>
      </Page>
    )
  // An id of another shape is refused as invalid: to the person it is the same.
  if (load.error?.code === 'not-found' || load.error?.code === 'invalid')
    return (
      <Page title={t('application.not-found.title')} above={<Back />}>
        <EmptyState icon="search-none" title={t('application.not-found.text')} />
      </Page>
    )
  return (
    <Page title={t('list.title')} above={<Back />}>
      <Unavailable
        title={t('unavailable.title')}
        text={t('unavailable.text')}
        retryLabel={t('unavailable.retry')}
        onRetry={load.retry}
      />
    </Page>
  )
}

function Found({ application }: { readonly application: Application }) {
  const t = sentences.use()
  const format = useFormatState()
  const language = useLanguage()
  const { position } = application
  return (
    <Page title={position.title} above={<Back />} aside={<StateBadge state={application.state} />}>
      <FactList
        layout="rows"
        facts={[
          { icon: 'building', children: position.company_name },
          { icon: 'place', children: `${position.city}, ${position.region}` },
        ]}
      />
      <Notice title={t('application.next')}>{format.next(application.state)}</Notice>
      <section aria-labelledby="timeline">
        <h2 id="timeline">{t('application.timeline')}</h2>
        <ol className={styles.timeline}>
          {application.timeline.map(({ state, at }) => (
            <li key={at}>
              <strong>{format.state(state)}</strong>
              <time dateTime={at}>{day(at, language)}</time>
            </li>
          ))}
        </ol>
      </section>
      <LinkButton href={`/jobs/${position.id}`} renderLink={routerLink} iconAfter="forward">
        {t('application.job')}
      </LinkButton>
    </Page>
  )
}
