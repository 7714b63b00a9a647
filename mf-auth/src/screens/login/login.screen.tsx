import { useState } from 'react'
import { signUpPage } from '@lunchpail/contracts/auth/pages'
import { redirectTarget } from '@lunchpail/contracts/auth/redirect-target'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Navigate, useLocation, useSearchParams } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { EntryUnavailable } from '../../entry/entry-unavailable.tsx'
import { entryAddress, prefillOf } from '../../entry/entry-address.ts'
import { LoginForm } from '../../forms/login-form.tsx'
import { sentences } from '../../sentences.ts'

export function LoginScreen() {
  const t = sentences.use()
  const { account, available } = useSession()
  const [search] = useSearchParams()
  const prefill = prefillOf(useLocation().state)
  const [hasErrors, setHasErrors] = useState(false)
  usePageTitle(t('login.title'), { error: hasErrors })

  const redirect = search.get('redirect')
  if (account) return <Navigate to={redirectTarget(redirect)} replace />
  return (
    <Page width="narrow" title={t('login.title')} lead={t('login.step')}>
      {available ? (
        <LoginForm
          handle={prefill?.handle ?? search.get('usr') ?? undefined}
          notice={prefill?.sentence}
          onHasErrors={setHasErrors}
        />
      ) : (
        <EntryUnavailable />
      )}
      <p>
        {t('login.new-here')}{' '}
        <Link kind="alone" href={entryAddress(signUpPage.path, redirect)} renderLink={routerLink}>
          {t('login.create')}
        </Link>
      </p>
    </Page>
  )
}
