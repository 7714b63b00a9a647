import { useEffect } from 'react'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useHoldInitialLoad } from '@lunchpail/kit-web/initial-load'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useRouteError } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { useRevalidate } from './use-revalidate.ts'
import styles from './pages.module.css'

/** A page whose code failed. The rest of the site, and the way out, stay. */
export function PageError() {
  const t = sentences.use()
  const error = useRouteError()
  const revalidate = useRevalidate()
  useEffect(() => reportError(error, 'page'), [error])
  usePageTitle(t('error.title'))
  useHoldInitialLoad()
  return (
    <Page title={t('error.title')} lead={t('error.text')}>
      <div className={styles.actions}>
        <Button kind="primary" icon="retry" onClick={revalidate}>
          {t('retry')}
        </Button>
        <LinkButton href="/" renderLink={routerLink}>
          {t('not-found.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
