import { cookiesPage, helpPage } from '@lunchpail/contracts/shell/pages'
import { Link } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'
import styles from './footer.module.css'

export function Footer() {
  const t = sentences.use()
  const { account } = useSession()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p>
          <strong>Lunchpail</strong> {t('footer.line')}
        </p>
        {/* addresses, not the contracts of their pages, which every first visit would load */}
        <nav aria-label={t('footer.legal')} className={styles.links}>
          <Link to="/events">{t('events')}</Link>
          {!account && <Link to="/signup">{t('hire')}</Link>}
          <Link to={helpPage.path}>{t('help')}</Link>
          <Link to="/terms">{t('terms')}</Link>
          <Link to="/privacy">{t('privacy')}</Link>
          <Link to={cookiesPage.path}>{t('cookies')}</Link>
        </nav>
      </div>
    </footer>
  )
}
