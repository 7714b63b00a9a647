import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useOnline } from '@lunchpail/kit-web/online'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useParams, useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadCompany } from '../api.ts'
import { ApplyBar } from '../interested/apply-bar.tsx'
import { useMayApply } from '../interested/interested.ts'
import { CardList } from '../search/card-list.tsx'
import { JobCardSkeletons } from '../search/job-card-skeletons.tsx'
import { pageOf } from '../search/page-of.ts'
import { sentences } from '../sentences.ts'
import { companyAddress } from './company-address.ts'
import styles from './company.module.css'

/** Who the company is, how soon it answers, and its open jobs. */
export function Component() {
  const t = sentences.use()
  const online = useOnline()
  const mayApply = useMayApply()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const page = pageOf(search)
  const load = useLoad((signal) => loadCompany(id, page, signal), [id, page])
  const found = String(load.value?.company.id) === id ? load.value : undefined
  usePageTitle(found?.company.name ?? t('company.title'))
  if (load.error?.code === 'not-found' || load.error?.code === 'invalid')
    return (
      <Page title={t('company.not-found')}>
        <EmptyState icon="search-none" title={t('job.not-found-text')}>
          <AllJobs />
        </EmptyState>
      </Page>
    )
  if (load.state === 'failed')
    return (
      <Page title={t('company.title')}>
        <Unavailable
          title={t('company.down')}
          text={t(online ? 'down.text' : 'down.offline')}
          retryLabel={t('down.retry')}
          onRetry={load.retry}
        />
      </Page>
    )
  if (!found)
    return (
      <Page title={t('company.loading')}>
        <JobCardSkeletons />
      </Page>
    )
  const { company, positions, pages, total } = found
  return (
    <Page
      title={company.name}
      above={<LogoMark name={company.name} src={company.logo_url} />}
      {...(company.replies && { lead: company.replies })}
    >
      {company.about && (
        <section aria-labelledby="about" className={styles.about}>
          <h2 id="about">{t('company.about')}</h2>
          <p>{company.about}</p>
        </section>
      )}
      <section aria-labelledby="open" className={styles.jobs}>
        <h2 id="open">{total > 0 ? t('company.jobs', { n: total }) : t('company.none')}</h2>
        {total === 0 && <p>{t('company.none-text')}</p>}
        <CardList positions={positions} page={page} pages={pages} hrefOf={(one) => companyAddress(id, one)} />
      </section>
      <AllJobs />
      {mayApply && <ApplyBar />}
    </Page>
  )
}

function AllJobs() {
  const t = sentences.use()
  return (
    <p>
      <LinkButton href={jobListPage.path} renderLink={routerLink}>
        {t('job.all')}
      </LinkButton>
    </p>
  )
}
