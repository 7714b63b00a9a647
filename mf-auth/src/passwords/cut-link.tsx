import { loginPage } from '@lunchpail/contracts/auth/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'

/** A mail program that rewrites links took the secret off. Another email would lose it too: a code has nothing to lose. */
export function CutLink() {
  const t = sentences.use()
  usePageTitle(t('new-password.cut'))
  return (
    <Page width="narrow" title={t('new-password.cut')}>
      <Stack>
        <Notice tone="warn" role="alert">
          {t('new-password.cut-text')}
        </Notice>
        <LinkButton kind="primary" wide href={`${loginPage.path}?code`} renderLink={routerLink}>
          {t('code.title')}
        </LinkButton>
        <LinkButton wide href={`${loginPage.path}?forgot`} renderLink={routerLink}>
          {t('new-password.ask')}
        </LinkButton>
      </Stack>
    </Page>
  )
}
