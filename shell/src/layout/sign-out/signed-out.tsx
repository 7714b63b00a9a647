import { loginPage } from '@lunchpail/contracts/auth/pages'
import { Icon } from '@lunchpail/kit-ui/icon'
import { useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { closeSignedOutNotice } from './signed-out-notice.ts'
import { signedOutSentences } from './signed-out-sentences.ts'
import styles from '../notices.module.css'

/** That the session ended elsewhere, or why its account is barred. The login form says both by itself. */
export function SignedOut() {
  const t = signedOutSentences.use()
  const { level } = useSession()
  const { pathname } = useLocation()
  if (level !== 'normal' && pathname === loginPage.path) return null
  return (
    <p className={styles.notice}>
      <Icon name="info" />
      <span>{t(level === 'suspended' || level === 'deactivated' ? level : 'ended')}</span>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={closeSignedOutNotice}>
        <Icon name="close" />
      </button>
    </p>
  )
}
