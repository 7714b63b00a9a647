import { useEffect, useState } from 'react'
import type { openReference as contract } from '@lunchpail/contracts/profile/api'
import { profilePage, referencePage } from '@lunchpail/contracts/profile/pages'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { linkSecret } from '@lunchpail/kit-web/routing/link-secret'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { openReference, type ReferenceAnswer } from '../api.ts'
import { sentences } from './sentences.ts'
import { ReferenceAnswerForm } from './reference-answer-form.tsx'

export type ReferenceRequest = ResultOf<typeof contract>['body']

/**
 * Where the link of the text leads. Its secret is the fragment of the address; it is taken out of the address at once,
 * and stays with this entry of the history, for a reload.
 */
export function Component() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const given = linkSecret(hash)
  useEffect(() => {
    if (given !== '') void navigate(referencePage.path, { replace: true, state: { referenceToken: given } })
  }, [given, navigate])
  const token = given || keptToken(state)
  return token === '' ? <Closed isCut /> : <Asked key={token} token={token} />
}

const keptToken = (state: unknown): string =>
  state instanceof Object && 'referenceToken' in state && typeof state.referenceToken === 'string'
    ? state.referenceToken
    : ''

function Asked({ token }: { readonly token: string }) {
  const t = sentences.use()
  const { account } = useSession()
  // who logs in with the form open may be the one who asked
  const load = useLoad((signal) => openReference(token, signal), [token, account?.id])
  const [said, setSaid] = useState<ReferenceAnswer['said']>()
  usePageTitle(t('page.loading'))
  const asked = load.value
  if (asked && said) return <Said said={said} asked={asked} />
  if (load.state === 'failed' && load.error.code === 'forbidden') return <Own />
  if (asked) return <ReferenceAnswerForm token={token} asked={asked} onSaid={setSaid} />
  if (load.state === 'failed' && ['reference-closed', 'invalid'].includes(load.error.code))
    return <Closed isCut={load.error.code === 'invalid'} />
  return (
    <Page width="narrow" title={t('page.loading')}>
      {load.state === 'failed' ? (
        <Unavailable title={t('page.unavailable')} retryLabel={t('retry')} onRetry={load.retry} />
      ) : (
        <Loading label={t('page.loading')}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </Page>
  )
}

function Closed({ isCut }: { readonly isCut: boolean }) {
  const t = sentences.use()
  const title = t(isCut ? 'page.cut' : 'page.closed')
  usePageTitle(title)
  return (
    <Page width="narrow" title={title}>
      <Notice tone="warn">{t(isCut ? 'page.cut-text' : 'page.closed-text')}</Notice>
    </Page>
  )
}

/** The candidate opened the link of their own request. */
function Own() {
  const t = sentences.use()
  usePageTitle(t('page.own'))
  return (
    <Page width="narrow" title={t('page.own')} lead={t('page.own-text')}>
      <LinkButton href={`${profilePage.path}#references`} renderLink={routerLink}>
        {t('requests')}
      </LinkButton>
    </Page>
  )
}

interface SaidProps {
  readonly said: ReferenceAnswer['said']
  readonly asked: ReferenceRequest
}

function Said({ said, asked: { candidate_name: candidate } }: SaidProps) {
  const t = sentences.use()
  const [title, text] = {
    given: [t('page.answered'), t('page.answered-text', { candidate })],
    declined: [t('page.declined'), t('page.declined-text', { candidate })],
    'not-me': [t('page.not-me-title'), t('page.not-me-text', { candidate })],
  }[said] as [string, string]
  usePageTitle(title)
  return (
    <Page width="narrow" title={title}>
      <Notice tone="good" role="status">
        {text}
      </Notice>
    </Page>
  )
}
