import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
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

/** Watches for a session that ends elsewhere: by time, by another tab or device, by a change of password. */
export function watchSignOut(): () => void {
  let signedIn = currentSession().account !== null
  return onSessionChange(() => {
    const now = currentSession().account !== null
    if (signedIn && !now && !expected) shown.set(true)
    if (now) shown.set(false)
    if (signedIn !== now) expected = false
    signedIn = now
  })
}
