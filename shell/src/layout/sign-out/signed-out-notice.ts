import { useEffect, useRef } from 'react'
import { useSession } from '@lunchpail/kit-web/session'
import { store } from '@lunchpail/kit-web/store'

const shown = store(false)
let expected = false

/** True while the notice shows that the session ended elsewhere. */
export const useSignedOutNotice = shown.use
export const closeSignedOutNotice = (): void => shown.set(false)

/** The person signs out here: no notice for that. */
export function expectSignOut(): void {
  expected = true
}

/**
 * Watches for a session that ends elsewhere: by time, by another tab or device, by a change of password. What is compared is
 * what was rendered, so that a session which ends before the effects of the page have run is noticed too.
 */
export function useSignOutWatch(): void {
  const signedIn = useSession().account !== null
  const wasSignedIn = useRef(signedIn)
  useEffect(() => {
    if (signedIn === wasSignedIn.current) return
    wasSignedIn.current = signedIn
    shown.set(!signedIn && !expected)
    expected = false
  }, [signedIn])
}
