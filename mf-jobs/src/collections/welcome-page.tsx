import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useOnline } from '@lunchpail/kit-web/online'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { ApplyBar } from '../interested/apply-bar.tsx'
import { useMayApply } from '../interested/interested.ts'
import { CardList } from '../search/card-list.tsx'
import { JobCardSkeletons } from '../search/job-card-skeletons.tsx'
import { sentences } from '../sentences.ts'
import { loadOverview } from './api.ts'
import { collectionAddress } from './collection-address.ts'
import styles from './collections.module.css'
import { Links, Ways } from './links.tsx'
import { collectionSentences } from './sentences.ts'

/** Where a visitor begins who was sent here: what is open, by city, by kind of work, and what companies put forward. */
export function WelcomePage() {
  const t = collectionSentences.use()
  const ofList = sentences.use()
  const online = useOnline()
  const language = useLanguage()
  const mayApply = useMayApply()
  const load = useLoad((signal) => loadOverview(signal), [language])
  usePageTitle(t('welcome.title'))
  const overview = load.value
  return (
    <Page
      title={t('welcome.title')}
      lead={
        overview ? (
          overview.total > 0 ? (
            t('welcome.lead', { n: overview.total })
          ) : (
            t('welcome.none')
          )
        ) : (
          // its place, or what follows would move once it is there
          <span aria-hidden className={styles.waits}>
            {t('welcome.lead', { n: 1_000 })}
          </span>
        )
      }
    >
      {load.state === 'failed' && (
        <Unavailable
          title={t('down')}
          text={ofList(online ? 'down.text' : 'down.offline')}
          retryLabel={ofList('down.retry')}
          onRetry={load.retry}
        />
      )}
      <p>
        <LinkButton kind="primary" icon="search" href={jobListPage.path} renderLink={routerLink}>
          {t('all')}
        </LinkButton>
      </p>
      {overview ? (
        <>
          <div className={styles.ways}>
            <Links
              title={t('welcome.featured')}
              links={overview.featured.map(({ slug, name, language: lang }) => ({
                href: collectionAddress('featured', slug),
                name,
                lang,
              }))}
            />
            <Ways {...overview} cities={t('cities')} />
          </div>
          {overview.newest.length > 0 && (
            <section className={styles.jobs} aria-labelledby="newest">
              <h2 id="newest">{t('welcome.newest')}</h2>
              <CardList positions={overview.newest} page={1} pages={1} hrefOf={() => jobListPage.path} />
            </section>
          )}
        </>
      ) : (
        load.state === 'loading' && <JobCardSkeletons />
      )}
      {mayApply && <ApplyBar />}
    </Page>
  )
}
