import { cookiesPage } from '@lunchpail/contracts/shell/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { SettingsSection } from './settings-section.tsx'

export function CookiesSection() {
  const t = sentences.use()
  return (
    <SettingsSection title={t('account.cookies')} lead={t('cookies.lead')}>
      <Link kind="alone" href={cookiesPage.path} renderLink={routerLink}>
        {t('cookies.open')}
      </Link>
    </SettingsSection>
  )
}
