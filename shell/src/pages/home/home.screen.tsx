import { lazy, Suspense } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { signUpPage } from '@lunchpail/contracts/auth/pages'
import { getOverview } from '@lunchpail/contracts/jobs/api'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { Link as TextLink } from '@lunchpail/kit-ui/link'
import { call } from '@lunchpail/kit-web/api-client'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { Quotes } from '../../quotes/quotes.tsx'
import { HomeSearch } from './home-search.tsx'
import { homeSentences } from './home-sentences.ts'
import { CandidateHome } from './candidate-home.tsx'
import { Categories } from './categories.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { MoreWays } from './more-ways.tsx'
import { OpenJobs } from './open-jobs.tsx'
import styles from './home.module.css'

const Employer = lazy(async () => ({ default: (await import('../employer/employer.screen.tsx')).Employer }))

/** Signed in, home is what is next; an employer's is what their account can do. */
export function Home() {
  const { account } = useSession()
  if (!account) return <Welcome />
  if (!isEmployer(account.type)) return <CandidateHome />
  return (
    <Suspense fallback={null}>
      <Employer />
    </Suspense>
  )
}

/** For visitors: where to begin, and what is open. Without the jobs service it is the same page with fewer parts. */
function Welcome() {
  const t = homeSentences.use()
  usePageTitle(t('home.title'))
  const { value: overview } = useLoad((signal) => call(getOverview, { signal }), [])
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inside}>
          <h1>{t('home.title')}</h1>
          <p className={styles.lead}>
            {overview && overview.total > 0 ? t('home.open', { n: overview.total }) : t('home.lead')}
          </p>
          <HomeSearch />
          <p className={styles.or}>
            <TextLink href={jobListPage.path} renderLink={routerLink} kind="alone">
              {t('home.all')}
            </TextLink>
            <TextLink href={signUpPage.path} renderLink={routerLink} kind="alone">
              {t('home.post')}
            </TextLink>
          </p>
        </div>
      </div>
      <div className={styles.body}>
        {overview && <OpenJobs overview={overview} />}
        <Categories />
        <HowItWorks />
        <MoreWays />
        <Quotes />
      </div>
    </>
  )
}
