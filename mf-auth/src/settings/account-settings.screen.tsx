import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Together } from '@lunchpail/kit-web/together'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { ArchiveSection } from './archive-section.tsx'
import { EraseSection } from './erase-section.tsx'
import { Devices } from './devices.tsx'
import { messageSentences } from './message-sentences.ts'
import { MessagesSection } from './messages-section.tsx'
import { Passkeys } from './passkeys.tsx'
import { cookiesPage } from '@lunchpail/contracts/shell/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { SettingsSection } from './settings-section.tsx'

function CookiesSection() {
  const t = sentences.use()
  return (
    <SettingsSection title={t('account.cookies')} lead={t('cookies.lead')}>
      <Link kind="alone" href={cookiesPage.path} renderLink={routerLink}>
        {t('cookies.open')}
      </Link>
    </SettingsSection>
  )
}

/** What a person decides about their account beyond names and contact, which are in My Account. */
export function AccountSettingsScreen() {
  const t = sentences.use()
  const ofMessages = messageSentences.use()
  const { account } = useSession()
  usePageTitle(t('settings.title'))
  return (
    <Page width="narrow" title={t('settings.title')}>
      <Together
        loading={
          <Loading label={ofMessages('loading')}>
            <Skeleton shape="block" height="24rem" />
          </Loading>
        }
      >
        <MessagesSection />
        <Devices />
        <Passkeys />
        <AuthenticatorSection />
        <CookiesSection />
        <ArchiveSection />
        {account && <EraseSection hasPassword={account.has_password} />}
      </Together>
    </Page>
  )
}
