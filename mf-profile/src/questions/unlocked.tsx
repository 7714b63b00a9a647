import { matchesPage } from '@lunchpail/contracts/matches/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from './sentences.ts'

/** That there are answers enough, and the way to what they opened. */
export function Unlocked() {
  const t = sentences.use()
  return (
    <Notice tone="good" title={t('unlocked')}>
      <LinkButton size="small" href={matchesPage.path} renderLink={routerLink}>
        {t('to-matches')}
      </LinkButton>
    </Notice>
  )
}
