import { useEffect, useRef, useState } from 'react'
import { reachPage } from '@lunchpail/contracts/auth/pages'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { answerEmails, type ReachState } from '../../api.ts'
import { cookiesAreOff } from '../../forms/cookies-are-off.ts'
import { useEmailToken } from '../../links/use-email-token.ts'
import { sentences } from '../../sentences.ts'

/**
 * NT-05: where the link of an email leads that went to an address which nobody said is theirs. Opening it says nothing: programs that
 * check links do so. What the email was about is behind the login.
 */
export function ReachScreen() {
  const token = useEmailToken(reachPage.path)
  return <Answers key={token} token={token} />
}

type State = 'checking' | 'invalid' | 'unavailable' | ReachState

function Answers({ token }: { readonly token: string }) {
  const t = sentences.use()
  const [state, setState] = useState<State>('checking')
  const [busy, setBusy] = useState<'mine' | 'not-me'>()
  const [failed, setFailed] = useState(false)
  /** the button that was pressed is gone: the heading takes its focus */
  const heading = useRef<HTMLHeadingElement>(null)
  const [saves, setSaves] = useState(0)
  useEffect(() => {
    if (saves > 0) heading.current?.focus()
  }, [saves])
  useEffect(() => {
    if (state !== 'checking') return
    let left = false
    answerEmails(token).then(
      (known) => !left && setState(known),
      (error: unknown) => {
        if (left) return
        if (!(error instanceof ApiError)) throw error
        setState(error.code === 'link-invalid' || error.code === 'invalid' ? 'invalid' : 'unavailable')
      },
    )
    return () => {
      left = true
    }
  }, [state, token])
  const save = async (answer: 'mine' | 'not-me') => {
    setBusy(answer)
    setFailed(false)
    try {
      setState(await answerEmails(token, answer))
      setSaves((count) => count + 1)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setBusy(undefined)
    }
  }
  const isWanted = state === 'reachable' || state === 'owned'
  const title = t(
    state === 'invalid'
      ? 'reach.invalid-title'
      : state === 'not-me'
        ? 'reach.ended-title'
        : isWanted
          ? 'reach.wanted-title'
          : 'reach.title',
  )
  usePageTitle(title)
  const mine = (
    <Button kind="primary" wide busy={busy === 'mine'} onClick={() => void save('mine')}>
      {t('reach.mine')}
    </Button>
  )
  const notMe = (
    <Button wide busy={busy === 'not-me'} onClick={() => void save('not-me')}>
      {t('reach.not-me')}
    </Button>
  )
  return (
    <Page width="narrow" title={title} titleRef={heading}>
      <Stack>
        {failed && (
          <Notice tone="bad" role="alert">
            {t('unsubscribe.failed')}
          </Notice>
        )}
        {state === 'checking' && <Skeleton />}
        {state === 'unavailable' && (
          <Unavailable
            title={t('unsubscribe.unavailable')}
            text={cookiesAreOff() && t('unsubscribe.needs-cookies')}
            retryLabel={t('unsubscribe.retry')}
            onRetry={() => setState('checking')}
          />
        )}
        {state === 'invalid' && (
          <>
            <Notice tone="warn">{t('reach.invalid')}</Notice>
            <LinkButton kind="primary" wide href={helpPage.path} renderLink={routerLink}>
              {t('unsubscribe.help')}
            </LinkButton>
          </>
        )}
        {state === 'neither' && (
          <>
            <p>{t('reach.lead')}</p>
            {mine}
            {notMe}
          </>
        )}
        {isWanted && (
          <>
            <Notice tone="good" role="status">
              {t('reach.wanted')}
            </Notice>
            <LinkButton kind="primary" wide href={applicationsPage.path} renderLink={routerLink}>
              {t('reach.open')}
            </LinkButton>
            {state === 'reachable' && notMe}
          </>
        )}
        {state === 'not-me' && (
          <>
            <Notice tone="good" role="status">
              {t('reach.ended')}
            </Notice>
            <Button wide busy={busy === 'mine'} onClick={() => void save('mine')}>
              {t('reach.undo')}
            </Button>
          </>
        )}
      </Stack>
    </Page>
  )
}
