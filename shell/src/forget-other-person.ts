import { whoseKey } from '@lunchpail/contracts/visit/optional-storage'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { forgetPerson } from '@lunchpail/kit-web/storage/forget-person'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'

/** Enough of an account's random id to tell it from the one before; it names nobody. */
const markLength = 12

/**
 * Takes from this device what another person searched for and marked there, where their session ended without a log-out: it
 * expired, or was ended or barred elsewhere. Who comes back keeps theirs, and a visitor who signs in what they chose before.
 * Returns whether a cookie was another's: by those the server renders pages.
 */
export function forgetOther(): boolean {
  const mark = currentSession().account?.id.slice(-markLength)
  if (mark === undefined) return false
  try {
    const whose = localStorage.getItem(whoseKey)
    if (whose === mark) return false
    const before = document.cookie
    if (whose !== null) forgetPerson()
    if (mayKeep('memory')) localStorage.setItem(whoseKey, mark)
    return document.cookie !== before
  } catch {
    // storage that is closed says of nothing whose it is
    return false
  }
}

/** Before all others hear of a change of the session: what they read then is this person's. */
export const forgetOtherAtSignIn = (): (() => void) => onSessionChange(() => void forgetOther())
