import { LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'

export function NotFound() {
  const t = sentences.use()
  usePageTitle(t('not-found.title'))
  return (
    <Page title={t('not-found.title')} lead={t('not-found.text')}>
      <div>
        <LinkButton kind="primary" href="/" renderLink={routerLink}>
          {t('not-found.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
