import { Suspense, useEffect } from 'react'
import { erasedPage } from '@lunchpail/contracts/auth/pages'
import { Icon } from '@lunchpail/kit-ui/icon'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import { useOnline } from '@lunchpail/kit-web/online'
import { useLocation } from '@lunchpail/kit-web/router'
import { sentences } from '../sentences.ts'
import { closeSignedOutNotice, useSignedOutNotice, useSignOutWatch } from './sign-out/signed-out-notice.ts'
import styles from './notices.module.css'

/**
 * Loaded when a session ends: most visits do without. Where it does not come, the page itself shows that no one is logged in.
 */
const SignedOut = whenWanted(
  'signed-out notice',
  async () => (await import('./sign-out/signed-out.tsx')).SignedOut,
  () => null,
)

/** What a person must know whatever page they are on. */
export function Notices() {
  const t = sentences.use()
  const online = useOnline()
  const ended = useSignedOutNotice()
  // who deleted the account has none to log in to
  const erased = useLocation().pathname === erasedPage.path
  const signedOut = ended && !erased
  useSignOutWatch()
  useEffect(() => {
    if (ended && erased) closeSignedOutNotice()
  }, [ended, erased])
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <Icon name="offline" />
          {t('offline')}
        </p>
      )}
      {signedOut && (
        <Suspense fallback={null}>
          <SignedOut />
        </Suspense>
      )}
    </div>
  )
}
