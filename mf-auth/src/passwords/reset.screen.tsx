import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Passkey } from '@lunchpail/contracts/auth/sign-in/passkeys'
import type { AccountType } from '@lunchpail/contracts/auth/enumerations'
import { homePage } from '@lunchpail/contracts/shell/pages'
import { claimPage, loginPage, resetPage } from '@lunchpail/contracts/auth/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { linkSecret } from '@lunchpail/kit-web/routing/link-secret'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { toast } from '@lunchpail/kit-web/toast'
import { checkResetLink, resetPassword, saveFirstPassword } from '../api.ts'
import { CutLink } from './cut-link.tsx'
import { cookiesAreOff } from '../forms/cookies-are-off.ts'
import { KeptPasskeys } from './kept-passkeys.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { sentences } from '../sentences.ts'

/**
 * Where a reset link leads. Its secret is the fragment of the address, which reaches no server by itself; it is taken
 * out of the address at once, and stays with this entry of the history, for a reload.
 */
export function ResetScreen() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const typed = linkSecret(hash)
  useEffect(() => {
    if (typed !== '') void navigate(resetPage.path, { replace: true, state: { resetToken: typed } })
  }, [typed, navigate])
  const token = typed || keptToken(state)
  const { account, level } = useSession()
  const [required, setRequired] = useState<AccountType>()
  // once it is set the level is normal, and the form says so
  if (!required && account && level === 'reset') setRequired(account.type)
  if (token === '') return required ? <RequiredForm type={required} /> : <CutLink />
  // another link that is opened in the same tab starts again
  return <ResetForm key={token} token={token} />
}

const keptToken = (state: unknown): string =>
  state instanceof Object && 'resetToken' in state && typeof state.resetToken === 'string'
    ? state.resetToken
    : ''

/** For whoever is signed in and has to set a new password before anything else. */
function RequiredForm({ type }: { readonly type: AccountType }) {
  const t = sentences.use()
  const navigate = useNavigate()
  usePageTitle(t('new-password.title'))
  return (
    <Page width="narrow" title={t('new-password.title')} lead={t('new-password.required')}>
      <NewPasswordForm
        save={(password) => saveFirstPassword({ password }, type)}
        onDone={() => {
          toast(t('set-password.done'))
          void navigate(homePage.path, { replace: true })
        }}
      />
    </Page>
  )
}

/** What does not look like a secret has lost a part of it, or has punctuation after it. */
const failedStates: ReadonlyMap<string, 'expired' | 'cut'> = new Map([
  ['link-expired', 'expired'],
  ['invalid', 'cut'],
])

function ResetForm({ token }: { readonly token: string }) {
  const t = sentences.use()
  const navigate = useNavigate()
  const [state, setState] = useState<'checking' | 'works' | 'expired' | 'cut' | 'unavailable'>('checking')
  /** the form with the button that was pressed is gone: the heading takes its focus */
  const heading = useRef<HTMLHeadingElement>(null)
  const [isGone, setIsGone] = useState(false)
  const claim = useRef<string>(undefined)
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const [keeps, setKeeps] = useState(false)
  useLayoutEffect(() => {
    if (isGone) heading.current?.focus()
  }, [isGone])
  usePageTitle(t('new-password.title'))
  useEffect(() => {
    if (state !== 'checking') return
    let left = false
    checkResetLink(token).then(
      (checked) => {
        if (left) return
        setPasskeys(checked.passkeys ?? [])
        setState('works')
      },
      (error: unknown) => {
        if (left) return
        if (!(error instanceof ApiError)) throw error
        setState(failedStates.get(error.code) ?? 'unavailable')
      },
    )
    return () => {
      left = true
    }
  }, [state, token])

  if (state === 'cut') return <CutLink />
  if (state === 'expired')
    return (
      <Page width="narrow" title={t('new-password.expired')} titleRef={heading}>
        <Stack>
          <Notice tone="warn" role="alert">
            {t('new-password.expired-text')}
          </Notice>
          <LinkButton kind="primary" wide href={`${loginPage.path}?forgot`} renderLink={routerLink}>
            {t('new-password.ask')}
          </LinkButton>
          {/* a program may have changed the secret, and would change the next one too */}
          <LinkButton wide href={`${loginPage.path}?code`} renderLink={routerLink}>
            {t('code.title')}
          </LinkButton>
        </Stack>
      </Page>
    )
  return (
    <Page width="narrow" title={t('new-password.title')} lead={t('new-password.lead')}>
      {state === 'checking' && <Skeleton />}
      {state === 'unavailable' && (
        <Unavailable
          title={t('new-password.unavailable')}
          text={cookiesAreOff() && t('form.needs-cookies')}
          retryLabel={t('login.retry')}
          onRetry={() => setState('checking')}
        />
      )}
      {state === 'works' && (
        <NewPasswordForm
          save={async (password) => void (claim.current = await resetPassword(token, password, keeps))}
          onExpired={() => {
            setState('expired')
            setIsGone(true)
          }}
          onDone={() => {
            // whose the account is comes first, and the password with it
            if (claim.current !== undefined)
              return void navigate(claimPage.path, { replace: true, state: { claim: claim.current } })
            toast(t('set-password.done'))
            void navigate(homePage.path, { replace: true })
          }}
        >
          {passkeys.length > 0 && <KeptPasskeys passkeys={passkeys} keeps={keeps} onChange={setKeeps} />}
        </NewPasswordForm>
      )}
    </Page>
  )
}
