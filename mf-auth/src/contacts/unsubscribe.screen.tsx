import { unsubscribePage } from '@lunchpail/contracts/auth/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { alertSentences } from './alert-sentences.ts'
import { askForEmails } from './api.ts'
import { LinkPage } from './link-page.tsx'
import { useEmailToken } from './use-email-token.ts'
import { useLinkAnswer } from './use-link-answer.ts'
import { sentences } from '../sentences.ts'

/** Where the link at the end of an email leads. Nothing is stopped by opening it: programs that check links do so. */
export function UnsubscribeScreen() {
  const token = useEmailToken(unsubscribePage.path)
  return <EmailSettings key={token} token={token} />
}

/** Emails are sent, or stopped; `started` once a stop was taken back here. */
type State = 'sent' | 'stopped' | 'started'

const ask = async (token: string, stop?: boolean): Promise<State | `alerts-${State}`> => {
  const { stopped, about } = await askForEmails(token, stop)
  const state = stopped ? 'stopped' : stop === undefined ? 'sent' : 'started'
  return about === 'job-alerts' ? `alerts-${state}` : state
}

function EmailSettings({ token }: { readonly token: string }) {
  const t = sentences.use()
  const alert = alertSentences.use()
  const answer = useLinkAnswer(token, ask)
  const { saving, save } = answer
  /** the link of a job alert stops alerts alone */
  const isAlert = answer.state.startsWith('alerts-')
  const state = isAlert ? answer.state.slice('alerts-'.length) : answer.state
  const busy = saving !== undefined
  const title =
    isAlert && state !== 'stopped'
      ? alert('title')
      : t(
          state === 'invalid'
            ? 'unsubscribe.invalid-title'
            : state === 'stopped'
              ? 'unsubscribe.stopped-title'
              : 'unsubscribe.title',
        )
  return (
    <LinkPage title={title} answer={answer} invalid={t('unsubscribe.invalid')}>
      {state === 'stopped' && (
        <>
          <Notice tone="good" role="status">
            {isAlert ? alert('stopped') : t('unsubscribe.stopped')}
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
              {isAlert ? alert('started') : t('unsubscribe.started')}
            </Notice>
          ) : (
            <p>{isAlert ? alert('lead') : t('unsubscribe.lead')}</p>
          )}
          <Button kind="primary" wide busy={busy} onClick={() => void save(true)}>
            {t('unsubscribe.stop')}
          </Button>
        </>
      )}
    </LinkPage>
  )
}
