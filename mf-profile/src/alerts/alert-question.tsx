import { useState } from 'react'
import { accountSettingsPage } from '@lunchpail/contracts/auth/pages'
import { alertsConsent } from '@lunchpail/contracts/profile/alerts-consent'
import { Button } from '@lunchpail/kit-ui/button'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useAnsweredHeading } from '../use-answered-heading.ts'
import { HomeNeeded } from './home-needed.tsx'
import { sentences } from './sentences.ts'
import { useAlerts } from './use-alerts.ts'

/** Yes or no to job alerts, of whoever has not said yet. Texts have a box of their own, which is not ticked. */
export function AlertQuestion() {
  const t = sentences.use()
  const language = useLanguage()
  const { account } = useSession()
  const { alerts, hasHome, isAnswered, state, save } = useAlerts()
  const [texts, setTexts] = useState(false)
  const [answer, setAnswer] = useState<boolean>()
  const isSaved = answer !== undefined && state === 'saved'
  const question = useAnsweredHeading(isSaved)
  // what was said here stays on the page, though it is known by now
  if (!alerts || (answer === undefined && (isAnswered || alerts.on))) return null
  const say = (yes: boolean) => {
    setAnswer(yes)
    void save(yes ? { on: true, email: true, text: texts } : { on: false, text: false })
  }
  return (
    <Stack gap="tight">
      <h2 ref={question} tabIndex={-1}>
        {t('ask')}
      </h2>
      <p>{t('ask.lead')}</p>
      {!isSaved && (
        <>
          {account?.phone && (
            <Checkbox
              label={t('ask.text')}
              hint={alertsConsent[language]}
              checked={texts}
              onChange={({ target }) => setTexts(target.checked)}
            />
          )}
          <Stack row gap="tight">
            <Button busy={state === 'saving' && answer === true} onClick={() => say(true)}>
              {t('ask.yes')}
            </Button>
            <Button kind="quiet" busy={state === 'saving' && answer === false} onClick={() => say(false)}>
              {t('ask.no')}
            </Button>
          </Stack>
        </>
      )}
      {isSaved && (
        <>
          <Notice tone="good" role="status">
            {t(answer ? 'asked.on' : 'asked.off')}
          </Notice>
          {answer && !hasHome && <HomeNeeded />}
          <Link kind="alone" href={accountSettingsPage.path} renderLink={routerLink}>
            {t('settings')}
          </Link>
        </>
      )}
      {state === 'failed' && (
        <Notice tone="bad" role="alert">
          {t('failed')}
        </Notice>
      )}
    </Stack>
  )
}
