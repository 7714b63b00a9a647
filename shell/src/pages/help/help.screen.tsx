import { useState } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { accountSettingsPage, loginPage } from '@lunchpail/contracts/auth/pages'
import { supportSlot } from '@lunchpail/contracts/auth/slots'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { useSupport } from '../../registry-context.ts'
import { helpSentences, type HelpKey } from './help-sentences.ts'
import styles from '../legal/legal.module.css'

const sections: readonly { readonly heading: HelpKey; readonly paragraphs: readonly HelpKey[] }[] = [
  { heading: 'applied', paragraphs: ['applied.where', 'applied.unsent'] },
  { heading: 'reply', paragraphs: ['reply.when', 'reply.ask'] },
  { heading: 'interview', paragraphs: ['interview.pick'] },
  { heading: 'change', paragraphs: ['change.sent', 'change.withdraw'] },
  { heading: 'messages', paragraphs: ['messages.none'] },
  { heading: 'stop', paragraphs: ['stop.where'] },
  { heading: 'private', paragraphs: ['private.company', 'private.equal'] },
  { heading: 'resume', paragraphs: ['resume.none'] },
  { heading: 'money', paragraphs: ['money.never', 'money.report'] },
  { heading: 'password', paragraphs: ['password.link', 'password.code'] },
  { heading: 'locked', paragraphs: ['locked.wait', 'locked.known'] },
  { heading: 'data', paragraphs: ['data.where'] },
]

/** What people ask most, and how to reach the support where there is one. */
export function Help() {
  const t = helpSentences.use()
  const { account } = useSession()
  const support = useSupport()
  const [writes, setWrites] = useState(false)
  usePageTitle(t('title'))
  const candidate = account !== null && !isEmployer(account.type)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Stack row>
        {!account && (
          <Link kind="alone" href={loginPage.path} renderLink={routerLink}>
            {t('log-in')}
          </Link>
        )}
        {candidate && (
          <Link kind="alone" href={applicationsPage.path} renderLink={routerLink}>
            {t('applications')}
          </Link>
        )}
        {account && (
          <Link kind="alone" href={accountSettingsPage.path} renderLink={routerLink}>
            {t('settings')}
          </Link>
        )}
      </Stack>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <h2>{t(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </section>
      ))}
      <section className={styles.section}>
        <h2>{t('else')}</h2>
        {support === undefined ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <p>{t('else.write')}</p>
            <p>{t('else.secret')}</p>
            <Button kind="primary" onClick={() => setWrites(true)}>
              {t('write')}
            </Button>
            <Link kind="alone" href={`mailto:${support}`}>
              {support}
            </Link>
          </>
        )}
      </section>
      {writes && (
        <Slot slot={supportSlot} props={{ contact: account?.email ?? '' }} onDone={() => setWrites(false)} />
      )}
    </Page>
  )
}
