import { useEffect } from 'react'
import { Icon } from '@lunchpail/kit-ui/icon'
import { useOnline } from '@lunchpail/kit-web/online'
import { sentences } from '../sentences.ts'
import { closeSignedOutNotice, useSignedOutNotice, watchSignOut } from './signed-out-notice.ts'
import styles from './notices.module.css'

/** What a person must know whatever page they are on. */
export function Notices() {
  const t = sentences.use()
  const online = useOnline()
  const signedOut = useSignedOutNotice()
  useEffect(watchSignOut, [])
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <Icon name="offline" />
          {t('offline')}
        </p>
      )}
      {signedOut && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>{t('signed-out')}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('signed-out.close')}
            onClick={closeSignedOutNotice}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  )
}
