import { Icon } from '@lunchpail/kit-ui/icon'
import { NavLink } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'
import { AccountMenu } from './account-menu.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { useLoginLink } from './use-login-link.ts'
import styles from './tab-bar.module.css'

/** On a phone: the main navigation at the thumb. */
export function TabBar() {
  const t = sentences.use()
  const { account } = useSession()
  const login = useLoginLink()
  return (
    <nav aria-label={t('nav.main')} className={styles.tabs} data-tabs>
      {/* Whoever is signed in has more places to go, and the mark above leads home. */}
      {!account && (
        <NavLink to="/" end className={styles.tab}>
          <Icon name="home" />
          <span>{t('home')}</span>
        </NavLink>
      )}
      <NavigationLinks className={styles.tab} />
      {account ? (
        <AccountMenu className={styles.tab} above />
      ) : (
        <NavLink {...login} className={styles.tab}>
          <Icon name="user" />
          <span>{t('log-in')}</span>
        </NavLink>
      )}
    </nav>
  )
}
