import { LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'

export function NotFound() {
  const say = sentences.use()
  usePageTitle(say('not-found.title'))
  return (
    <Page title={say('not-found.title')} lead={say('not-found.text')}>
      <div>
        <LinkButton kind="primary" href="/" renderLink={routerLink}>
          {say('not-found.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
