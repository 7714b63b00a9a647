import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loginPage, signUpPage } from '@lunchpail/contracts/auth/pages'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import { usrIn } from '@lunchpail/contracts/auth/sign-in/usr-in'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { track } from '@lunchpail/kit-web/analytics'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Navigate, useLocation, useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { signOnFailures } from '@lunchpail/contracts/auth/enumerations'
import { EntryUnavailable } from './entry-unavailable.tsx'
import { entryAddress, prefillOf } from '../entry-address.ts'
import { levelSentence } from './level-sentence.ts'
import { stepSentence } from '../sign-in/step-sentence.ts'
import { LoginForm } from '../sign-in/login-form.tsx'
import type { SecretKind } from '../sign-in/codes/ask-for-secret.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { sentences } from '../sentences.ts'
import { LostEmail } from './lost-email.tsx'

/** The person asked for something else than the form of a password. */
interface Help {
  readonly goal: SecretKind
  readonly handle: string
  /** the button that was pressed is gone: the heading takes its focus */
  readonly focused: boolean
  readonly notice?: string | undefined
}

// the page is rendered on the server too, which has no address bar
const base = 'https://site.invalid'

/** Of the page that led here, where it was asked for with a handle. */
const usrOf = (redirect: string | null): string | null =>
  usrIn(new URL(redirectTarget(redirect), base).searchParams)

/** What a link to this page asks for: another password (`?forgot`), or a code (`?code`). */
const goalOf = (search: URLSearchParams): Help['goal'] | undefined =>
  search.has('forgot') ? 'reset' : search.has('code') ? 'code' : undefined

export function LoginScreen() {
  const t = sentences.use()
  const { account, available, level } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const prefill = prefillOf(useLocation().state)
  const linked = goalOf(search)
  const [asked, setHelp] = useState<Help | undefined>(
    linked ? { goal: linked, handle: '', focused: false } : undefined,
  )
  const redirect = search.get('redirect')
  const [handle, setHandle] = useState(prefill?.handle ?? usrIn(search) ?? usrOf(redirect) ?? undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const [returns, setReturns] = useState(0)
  useLayoutEffect(() => {
    // the button that was pressed is gone
    if (returns > 0) heading.current?.focus()
  }, [returns])
  usePageTitle(t('login.title'))

  const signOn = search.get('sign_on')
  useEffect(() => {
    // a login that fails is counted
    if (signOn !== null) track('login_failed')
  }, [signOn])
  const reason = signOnSentence(signOn) ?? levelSentence(level)
  // a session that an operator ended for a new password
  const help =
    asked ??
    (level === 'reset'
      ? { goal: 'reset' as const, handle: handle ?? '', focused: false, notice: t('level.reset') }
      : undefined)
  // a signed-in person may have forgotten the password too
  const leave = () => void navigate(redirectTarget(redirect), { replace: true })
  if (account?.email === '') return <LostEmail account={account} onDone={leave} />
  if (account && linked !== 'reset') return <Navigate to={redirectTarget(redirect)} replace />
  const backToForm = (typed: string) => {
    setHandle(typed)
    setHelp(undefined)
    setReturns((count) => count + 1)
    // whoever is signed in already has no form to go back to
    if (linked) void navigate(entryAddress(loginPage.path, redirect), { replace: true })
  }
  return (
    <Page
      width="narrow"
      title={t('login.title')}
      titleRef={heading}
      {...(!help && { lead: t(stepSentence(redirectTarget(redirect))) })}
    >
      {!available && <EntryUnavailable />}
      {available &&
        (help ? (
          <SignIn
            {...help}
            returnTo={redirectTarget(redirect)}
            onSignedIn={leave}
            onOwnAccount={(own) =>
              void navigate(entryAddress(signUpPage.path, redirect), { replace: true, state: own })
            }
            onBack={backToForm}
          />
        ) : (
          <LoginForm
            handle={handle}
            barred={level === 'deactivated' || level === 'suspended'}
            notice={prefill?.sentence ?? (reason && t(reason))}
            onHelp={(goal, typed, notice) => setHelp({ goal, handle: typed, focused: true, notice })}
          />
        ))}
      <p>
        {t('login.new-here')}{' '}
        <Link kind="alone" href={entryAddress(signUpPage.path, redirect)} renderLink={routerLink}>
          {t('login.create')}
        </Link>
      </p>
    </Page>
  )
}

/** Why the company's own login led back here; one that is not known says the least. */
function signOnSentence(reason: string | null) {
  if (reason === null) return undefined
  const known = signOnFailures.find((failure) => failure === reason)
  if (known === 'deactivated' || known === 'suspended') return `level.${known}` as const
  return `sign-on.${known ?? 'unavailable'}` as const
}
