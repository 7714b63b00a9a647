import { useRef } from 'react'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import { homePage } from '@lunchpail/contracts/jobs/pages'
import { profilePage } from '@lunchpail/contracts/profile/pages'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { LeaveQuestion } from '@lunchpail/kit-web/forms/leave-question'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { holdsEdits } from '../holds-edits.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { sentences } from './sentences.ts'
import { LoadPreferences } from './load-preferences.tsx'

/** Job preferences as a page; a save navigates to the `redirect` parameter, on this site alone. */
export function Component() {
  const t = sentences.use()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isFree = useRef(false)
  usePageTitle(t('title'))
  const next = redirectTarget(search.get('redirect'), profilePage.path)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <LeaveQuestion holds={() => !isFree.current && holdsEdits()} />
      <Link href={homePage.path} renderLink={routerLink} kind="alone" icon="home">
        {t('home')}
      </Link>
      <LoadPreferences>
        {(stored) => (
          <PreferencesForm
            stored={stored}
            onSaved={() => {
              isFree.current = true
              void navigate(next, { replace: true })
            }}
            actions={(busy) => (
              <ActionBar>
                <Button type="submit" kind="primary" busy={busy}>
                  {t('save')}
                </Button>
              </ActionBar>
            )}
          />
        )}
      </LoadPreferences>
    </Page>
  )
}
