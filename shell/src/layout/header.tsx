import { Link } from '@lunchpail/kit-web/router'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageSwitch } from './language/language-switch.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { useLoginLink } from './use-login-link.ts'
import styles from './header.module.css'

/** The bar over every page. On a phone the navigation and the account are in the tab bar instead. */
export function Header() {
  const t = sentences.use()
  const { account } = useSession()
  const login = useLoginLink()
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link to="/" className={styles.home} aria-label={t('nav.home')}>
          <LunchpailMark />
          <span>Lunchpail</span>
        </Link>
        <nav aria-label={t('nav.main')} className={styles.wide}>
          <NavigationLinks className={styles.link} />
        </nav>
        <LanguageSwitch className={styles.language} />
        {account ? (
          <AccountMenu className={styles.account} />
        ) : (
          <>
            <Link {...login} className={styles.login}>
              {t('log-in')}
            </Link>
            <LinkButton
              kind="primary"
              size="small"
              href="/signup"
              className={styles.signUp}
              renderLink={routerLink}
            >
              {t('sign-up')}
            </LinkButton>
          </>
        )}
      </div>
    </header>
  )
}

/** The mark: a lunch pail with its handle and latch. */
function LunchpailMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        d="M11 11V8.5A3.5 3.5 0 0 1 14.5 5h3A3.5 3.5 0 0 1 21 8.5V11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M4 16.5A5.5 5.5 0 0 1 9.5 11h13a5.5 5.5 0 0 1 5.5 5.5V17H4z" fill="currentColor" />
      <path
        d="M4 19h8.5v1.5a1.5 1.5 0 0 0 1.5 1.5h4a1.5 1.5 0 0 0 1.5-1.5V19H28v5.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 24.5z"
        fill="var(--color-accent)"
      />
    </svg>
  )
}
