import { lazy, Suspense, useId, useState } from 'react'
import type { FormEvent } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Link as TextLink } from '@lunchpail/kit-ui/link'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useErrorInPageTitle, usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Quotes } from '../quotes/quotes.tsx'
import { homeSentences } from './home-sentences.ts'
import { CandidateHome } from './candidate-home.tsx'
import { Categories } from './categories.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { MoreWays } from './more-ways.tsx'
import styles from './home.module.css'

const Employer = lazy(async () => ({ default: (await import('./employer.screen.tsx')).Employer }))

function ZipSearch() {
  const t = homeSentences.use()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState(false)
  const field = useId()
  useErrorInPageTitle(wrong)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('zip')
    const zip = typeof typed === 'string' ? typed.trim() : ''
    const known = /^\d{5}$/.test(zip)
    setWrong(!known)
    if (known) void navigate(`/jobs?zip=${zip}`)
    else document.getElementById(field)?.focus()
  }
  return (
    <form action="/jobs" className={styles.search} onSubmit={search} noValidate>
      <TextField
        id={field}
        name="zip"
        label={t('home.zip')}
        hint={t('home.zip-hint')}
        error={wrong ? t('home.zip-error') : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
      />
      <Button kind="primary" type="submit" icon="search">
        {t('home.search')}
      </Button>
    </form>
  )
}

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

/** For visitors: what this is, and where to begin. */
function Welcome() {
  const t = homeSentences.use()
  usePageTitle(t('home.title'))
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inside}>
          <div className={styles.words}>
            <h1>{t('home.title')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
            <ZipSearch />
            <TextLink href="/jobs" renderLink={routerLink} kind="alone">
              {t('home.all')}
            </TextLink>
          </div>
          <Categories />
        </div>
      </div>
      <div className={styles.body}>
        <HowItWorks />
        <MoreWays />
        <Quotes />
      </div>
    </>
  )
}
