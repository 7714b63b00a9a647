import { useEffect, useRef, useState } from 'react'
import { unsubscribePage } from '@lunchpail/contracts/auth/pages'
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
import { askForEmails } from '../../api.ts'
import { cookiesAreOff } from '../../forms/cookies-are-off.ts'
import { useEmailToken } from '../../links/use-email-token.ts'
import { sentences } from '../../sentences.ts'

/** NT-03: where the link at the end of an email leads. Nothing is stopped by opening it: programs that check links do so. */
export function UnsubscribeScreen() {
  const token = useEmailToken(unsubscribePage.path)
  return <EmailSettings key={token} token={token} />
}

type State = 'checking' | 'invalid' | 'unavailable' | 'sent' | 'stopped' | 'started'

function EmailSettings({ token }: { readonly token: string }) {
  const t = sentences.use()
  const [state, setState] = useState<State>('checking')
  const [busy, setBusy] = useState(false)
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
    askForEmails(token).then(
      (stopped) => !left && setState(stopped ? 'stopped' : 'sent'),
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
  const save = async (stopped: boolean) => {
    setBusy(true)
    setFailed(false)
    try {
      setState((await askForEmails(token, stopped)) ? 'stopped' : 'started')
      setSaves((count) => count + 1)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const title = t(
    state === 'invalid'
      ? 'unsubscribe.invalid-title'
      : state === 'stopped'
        ? 'unsubscribe.stopped-title'
        : 'unsubscribe.title',
  )
  usePageTitle(title)
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
            <Notice tone="warn">{t('unsubscribe.invalid')}</Notice>
            <LinkButton kind="primary" wide href={helpPage.path} renderLink={routerLink}>
              {t('unsubscribe.help')}
            </LinkButton>
          </>
        )}
        {state === 'stopped' && (
          <>
            <Notice tone="good" role="status">
              {t('unsubscribe.stopped')}
            </Notice>
            <Button wide busy={busy} onClick={() => void save(false)}>
              {t('unsubscribe.undo')}
            </Button>
          </>
        )}
        {(state === 'sent' || state === 'started') && (
          <>
            {state === 'started' ? (
              <Notice tone="good" role="status">
                {t('unsubscribe.started')}
              </Notice>
            ) : (
              <p>{t('unsubscribe.lead')}</p>
            )}
            <Button kind="primary" wide busy={busy} onClick={() => void save(true)}>
              {t('unsubscribe.stop')}
            </Button>
          </>
        )}
      </Stack>
    </Page>
  )
}
