import { useEffect, useState } from 'react'
import type { checkCompanyInvite as contract } from '@lunchpail/contracts/auth/api'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { companyPage, invitePage, loginPage } from '@lunchpail/contracts/auth/pages'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { linkSecret } from '@lunchpail/kit-web/routing/link-secret'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { toast } from '@lunchpail/kit-web/toast'
import { acceptCompanyInvite, checkCompanyInvite } from './api.ts'
import { entryAddress } from '../entry-address.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import { sentences } from '../sentences.ts'

type Invite = ResultOf<typeof contract>['body']

/**
 * Where an invite leads. Its secret is the fragment of the address; it is taken out of the address at once, and stays
 * in this tab, so that whoever logs in first comes back to it.
 */
export function InviteScreen() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const typed = linkSecret(hash)
  useEffect(() => {
    if (typed === '') return
    keepInvite(typed)
    void navigate(invitePage.path, { replace: true })
  }, [typed, navigate])
  const token = typed || keptInvite()
  return <Checked key={token} token={token} />
}

/** What has not the form of a secret lost a part of it: the next email would lose it too, and to ask needs no link. */
const failedStates: ReadonlyMap<string, 'expired' | 'cut'> = new Map([
  ['invite-expired', 'expired'],
  ['invalid', 'cut'],
])

function Checked({ token }: { readonly token: string }) {
  const t = sentences.use()
  const [state, setState] = useState<'checking' | 'expired' | 'cut' | 'unavailable' | Invite>('checking')
  usePageTitle(
    typeof state === 'string' ? t('invite.checking') : t('invite.title', { company: state.company_name }),
  )
  useEffect(() => {
    if (state !== 'checking') return
    let left = false
    checkCompanyInvite(token).then(
      (invite) => !left && setState(invite),
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

  if (typeof state === 'object') return <Join token={token} invite={state} />
  if (state === 'expired' || state === 'cut')
    return (
      <Page width="narrow" title={t(state === 'cut' ? 'new-password.cut' : 'invite.expired')}>
        <Stack>
          <Notice tone="warn">{t(`invite.${state}-text`)}</Notice>
          <LinkButton kind="primary" wide href={companyPage.path} renderLink={routerLink}>
            {t('invite.ask-to-join')}
          </LinkButton>
        </Stack>
      </Page>
    )
  return (
    <Page width="narrow" title={t('invite.checking')}>
      {state === 'checking' ? (
        <Skeleton shape="block" height="8rem" />
      ) : (
        <Unavailable
          title={t('invite.unavailable')}
          retryLabel={t('company.retry')}
          onRetry={() => setState('checking')}
        />
      )}
    </Page>
  )
}

interface JoinProps {
  readonly token: string
  readonly invite: Invite
}

function Join({ token, invite }: JoinProps) {
  const t = sentences.use()
  const { account } = useSession()
  const navigate = useNavigate()
  const [hadAccount] = useState(account !== null)
  const company = invite.company_name
  const joined = () => {
    keepInvite('')
    toast(t('invite.joined'))
    void navigate(companyPage.path, { replace: true })
  }
  if (account && hadAccount)
    return (
      <Page
        width="narrow"
        title={t('invite.title', { company })}
        lead={t('invite.as', { email: account.email })}
      >
        {isEmployer(account.type) ? (
          <JoinForm token={token} company={company} onJoined={joined} />
        ) : (
          <Notice tone="warn">{t('invite.candidate')}</Notice>
        )}
      </Page>
    )
  const login = entryAddress(loginPage.path, invitePage.path)
  return (
    <Page width="narrow" title={t('invite.title', { company })} lead={t('invite.lead')}>
      <SignUpForm
        place={{ candidate: false, inline: false, variant: 'full', invite: { token, ...invite } }}
        onSignedIn={joined}
        onDuplicate={(prefill) => void navigate(login, { state: prefill })}
      />
      <p>
        {t('sign-up.have-account')}{' '}
        <Link kind="alone" href={login} renderLink={routerLink}>
          {t('invite.log-in')}
        </Link>
      </p>
    </Page>
  )
}

interface JoinFormProps {
  readonly token: string
  readonly company: string
  readonly onJoined: () => void
}

function JoinForm({ token, company, onJoined }: JoinFormProps) {
  const t = sentences.use()
  const form = useForm({
    initial: {},
    check: () => ({}),
    submit: async () => {
      await acceptCompanyInvite(token)
      onJoined()
    },
  })
  return (
    <FormFrame form={form}>
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('invite.join', { company })}
      </Button>
    </FormFrame>
  )
}

const key = 'invite'

/** The secret of the invite that this tab opened, until it is used. A tab without storage loses it with the page. */
function keepInvite(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, token)
  } catch {
    // it is still in the page
  }
}

function keptInvite(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
