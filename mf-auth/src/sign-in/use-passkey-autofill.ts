import { useEffect, useRef } from 'react'
import { minuteMs } from '@lunchpail/contracts/durations'
import { logInByPasskey, stopOfferingPasskeys } from '../api.ts'

/** What a passkey is to sign is good for 5 minutes: another is asked for before. */
const askAgainMs = 4 * minuteMs

const offers = async (): Promise<boolean> =>
  typeof PublicKeyCredential !== 'undefined' &&
  (await (PublicKeyCredential.isConditionalMediationAvailable?.() ?? false))

/**
 * Has the browser offer the passkeys of the device in the field of the handle, by itself. Whoever picks none, or whose
 * browser has none, notices nothing of it.
 */
export function usePasskeyAutofill(onSignedIn: (() => void) | undefined): void {
  const signedIn = useRef(onSignedIn)
  useEffect(() => {
    signedIn.current = onSignedIn
  })
  useEffect(() => {
    let left = false
    const offer = async () => {
      if (left || !(await offers())) return
      await logInByPasskey(true)
      if (!left) signedIn.current?.()
    }
    // an offer that ends was not asked for: nothing is said, and the button is still there
    const begin = () => void offer().catch(() => {})
    begin()
    const timer = setInterval(begin, askAgainMs)
    return () => {
      left = true
      clearInterval(timer)
      void offers().then((offered) => (offered ? stopOfferingPasskeys() : undefined))
    }
  }, [])
}
