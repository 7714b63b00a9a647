import { Link } from '@lunchpail/kit-web/router'
import { sentences } from '../sentences.ts'
import styles from './footer.module.css'

export function Footer() {
  const say = sentences.use()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p>
          <strong>Lunchpail</strong> {say('footer.line')}
        </p>
        <nav aria-label={say('footer.legal')} className={styles.links}>
          <Link to="/terms">{say('terms')}</Link>
          <Link to="/privacy">{say('privacy')}</Link>
        </nav>
      </div>
    </footer>
  )
}
