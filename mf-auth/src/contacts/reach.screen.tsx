import { loginPage, reachPage } from '@lunchpail/contracts/auth/pages'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { answerEmails } from './api.ts'
import { LinkPage } from './link-page.tsx'
import { useEmailToken } from './use-email-token.ts'
import { useLinkAnswer } from './use-link-answer.ts'
import { sentences } from '../sentences.ts'

/**
 * Where the link of an email to an unconfirmed address leads. Opening it says nothing: programs that
 * check links do so. What the email was about is behind the login.
 */
export function ReachScreen() {
  const token = useEmailToken(reachPage.path)
  return <Answers key={token} token={token} />
}

function Answers({ token }: { readonly token: string }) {
  const t = sentences.use()
  const answer = useLinkAnswer(token, answerEmails)
  const { state, saving, save } = answer
  const isWanted = state === 'reachable' || state === 'owned'
  const isStopped = state === 'stopped' || state === 'owned-stopped'
  const title = t(
    state === 'invalid'
      ? 'reach.invalid-title'
      : state === 'not-me'
        ? 'reach.ended-title'
        : isWanted
          ? 'reach.wanted-title'
          : isStopped
            ? 'reach.stopped-title'
            : 'reach.title',
  )
  const mine = (
    <Button kind="primary" wide busy={saving === 'mine'} onClick={() => void save('mine')}>
      {t('reach.mine')}
    </Button>
  )
  const notMe = (
    <Button wide busy={saving === 'not-me'} onClick={() => void save('not-me')}>
      {t('reach.not-me')}
    </Button>
  )
  return (
    <LinkPage title={title} answer={answer} invalid={t('reach.invalid')}>
      {state === 'neither' && (
        <>
          <p>{t('reach.lead')}</p>
          {mine}
          {notMe}
        </>
      )}
      {isStopped && (
        <>
          <p>{t('reach.stopped')}</p>
          {mine}
          {state === 'stopped' && notMe}
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
      {state === 'invalid' && (
        <LinkButton wide href={`${loginPage.path}?code`} renderLink={routerLink}>
          {t('code.title')}
        </LinkButton>
      )}
      {state === 'not-me' && (
        <>
          <Notice tone="good" role="status">
            {t('reach.ended')}
          </Notice>
          <Button wide busy={saving === 'mine'} onClick={() => void save('mine')}>
            {t('reach.undo')}
          </Button>
        </>
      )}
    </LinkPage>
  )
}
