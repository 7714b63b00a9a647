import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { wordsCharacters } from '@lunchpail/contracts/jobs/enumerations'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useErrorInPageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate } from '@lunchpail/kit-web/router'
import { homeSentences } from './home-sentences.ts'
import styles from './home.module.css'

/** What and where, in one row. Either is enough; a form that is sent without scripts opens the same list. */
export function HomeSearch() {
  const t = homeSentences.use()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState(false)
  const field = useId()
  useErrorInPageTitle(wrong)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [q, zip] = ['q', 'zip'].map((name) => (typed.get(name) as string).trim()) as [string, string]
    const isWrong = zip === '' ? q === '' : !/^\d{5}$/.test(zip)
    setWrong(isWrong)
    if (isWrong) return document.getElementById(field)?.focus()
    const address = new URLSearchParams({ ...(q && { q }), ...(zip && { zip }) })
    void navigate(`${jobListPage.path}?${address}`)
  }
  return (
    <form role="search" action={jobListPage.path} className={styles.search} onSubmit={search} noValidate>
      <TextField
        type="search"
        name="q"
        label={t('home.words')}
        maxLength={wordsCharacters}
        autoComplete="off"
        className={styles.what}
      />
      <TextField
        id={field}
        name="zip"
        label={t('home.zip')}
        error={wrong ? t('home.zip-error') : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        className={styles.where}
      />
      <Button kind="primary" type="submit" icon="search" className={styles.go}>
        {t('home.search')}
      </Button>
    </form>
  )
}
