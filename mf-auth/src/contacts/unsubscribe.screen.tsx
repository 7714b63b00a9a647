import { unsubscribePage } from '@lunchpail/contracts/auth/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { askForEmails } from './api.ts'
import { LinkPage } from './link-page.tsx'
import { useEmailToken } from './use-email-token.ts'
import { useLinkAnswer } from './use-link-answer.ts'
import { sentences } from '../sentences.ts'

/** NT-03: where the link at the end of an email leads. Nothing is stopped by opening it: programs that check links do so. */
export function UnsubscribeScreen() {
  const token = useEmailToken(unsubscribePage.path)
  return <EmailSettings key={token} token={token} />
}

/** Emails are sent, or stopped; `started` once somebody took a stop back here. */
const ask = async (token: string, stop?: boolean): Promise<'sent' | 'stopped' | 'started'> => {
  if (await askForEmails(token, stop)) return 'stopped'
  return stop === undefined ? 'sent' : 'started'
}

function EmailSettings({ token }: { readonly token: string }) {
  const t = sentences.use()
  const answer = useLinkAnswer(token, ask)
  const { state, saving, save } = answer
  const busy = saving !== undefined
  const title = t(
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
    </LinkPage>
  )
}
