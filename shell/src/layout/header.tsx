import { Link } from '@lunchpail/kit-web/router'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LunchpailMark } from './lunchpail-mark.tsx'
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
