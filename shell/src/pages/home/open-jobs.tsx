import type { getOverview } from '@lunchpail/contracts/jobs/api'
import { companyPage, jobListPage, placePage, welcomePage } from '@lunchpail/contracts/jobs/pages'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Link as TextLink } from '@lunchpail/kit-ui/link'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { Link } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { HomeJobs } from './home-job.tsx'
import { homeSentences } from './home-sentences.ts'
import styles from './open-jobs.module.css'

type Overview = ResultOf<typeof getOverview>['body']

/** Cities that the home page names; /jobs/welcome names more. */
const cities = 8

/** What is open now: some jobs, who hires, and where. */
export function OpenJobs({ overview: { newest, companies, places } }: { readonly overview: Overview }) {
  const t = homeSentences.use()
  if (newest.length === 0) return null
  return (
    <>
      <section className={styles.part}>
        <h2>{t('home.newest')}</h2>
        <HomeJobs jobs={newest} />
        <TextLink href={jobListPage.path} renderLink={routerLink} kind="alone">
          {t('home.see-all')}
        </TextLink>
      </section>
      <section className={styles.part}>
        <h2>{t('home.employers')}</h2>
        <ul className={styles.links}>
          {companies.map(({ id, name, logo_url }) => (
            <li key={id}>
              <Link
                to={companyPage.path.replace(':id', String(id))}
                className={`${styles.link} ${styles.employer}`}
              >
                <LogoMark name={name} src={logo_url} size="small" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h2>{t('home.cities')}</h2>
        <ul className={styles.links}>
          {places.slice(0, cities).map(({ slug, city, state }) => (
            <li key={slug}>
              <Link to={placePage.path.replace(':slug', slug)} className={styles.link}>
                {city}, {state}
              </Link>
            </li>
          ))}
        </ul>
        <TextLink href={welcomePage.path} renderLink={routerLink} kind="alone">
          {t('home.more-cities')}
        </TextLink>
      </section>
    </>
  )
}
