import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { companyPage, loginPage } from '@lunchpail/contracts/auth/pages'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Navigate, useLocation, useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { ownAccountOf } from '../sign-in/claim/own-account.ts'
import { EntryUnavailable } from './entry-unavailable.tsx'
import { entryAddress } from '../entry-address.ts'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import { variantOf } from '../sign-up/sign-up-values.ts'
import { sentences } from '../sentences.ts'

export function SignUpScreen() {
  const t = sentences.use()
  const { account, available } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const own = ownAccountOf(useLocation().state)
  usePageTitle(t('sign-up.title'))

  const redirect = search.get('redirect')
  const variant = variantOf(search.get('variant'))
  const login = entryAddress(loginPage.path, redirect)
  // an employer learns what becomes of their company
  const home = account && isEmployer(account.type) ? companyPage.path : undefined
  if (account) return <Navigate to={redirectTarget(redirect, home)} replace />
  // a known handle means a login
  if (search.get('usr')) return <Navigate to={`${loginPage.path}?${search}`} replace />
  return (
    <Page width="narrow" title={t('sign-up.title')} lead={t(own ? 'sign-up.proven' : 'sign-up.lead')}>
      {available ? (
        <SignUpForm
          key={variant}
          place={{ candidate: false, inline: false, variant, own }}
          onDuplicate={(prefill) => void navigate(login, { state: prefill, replace: true })}
        />
      ) : (
        <EntryUnavailable />
      )}
      <p>
        {t('sign-up.have-account')}{' '}
        <Link kind="alone" href={login} renderLink={routerLink}>
          {t('sign-up.log-in')}
        </Link>
      </p>
    </Page>
  )
}
