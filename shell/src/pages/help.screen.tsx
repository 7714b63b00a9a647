import { useState } from 'react'
import { loginPage } from '@lunchpail/contracts/auth/pages'
import { supportSlot } from '@lunchpail/contracts/auth/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { useSupport } from '../registry-context.ts'
import { helpSentences, type HelpKey } from './help-sentences.ts'
import styles from './legal.module.css'

const sections: readonly { readonly heading: HelpKey; readonly paragraphs: readonly HelpKey[] }[] = [
  { heading: 'password', paragraphs: ['password.link', 'password.code'] },
  { heading: 'locked', paragraphs: ['locked.wait', 'locked.known'] },
  { heading: 'else', paragraphs: ['else.write', 'else.secret'] },
]

/** What one can do today who cannot log in, and how to reach the support. */
export function Help() {
  const t = helpSentences.use()
  const { account } = useSession()
  const support = useSupport()
  const [writes, setWrites] = useState(false)
  usePageTitle(t('title'))
  return (
    <Page title={t('title')} lead={t('lead')}>
      {support !== undefined && (
        <Link kind="alone" href={`mailto:${support}`}>
          {support}
        </Link>
      )}
      <Button onClick={() => setWrites(true)}>{t('write')}</Button>
      {writes && (
        <Slot slot={supportSlot} props={{ contact: account?.email ?? '' }} onDone={() => setWrites(false)} />
      )}
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <h2>{t(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </section>
      ))}
      {!account && (
        <p>
          <Link kind="alone" href={loginPage.path} renderLink={routerLink}>
            {t('log-in')}
          </Link>
        </p>
      )}
    </Page>
  )
}
