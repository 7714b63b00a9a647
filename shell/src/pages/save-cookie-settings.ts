import { cookieRemovals, cookieSettingsOf, type OptionalKind } from '@lunchpail/contracts/cookie-settings'
import { storageOfKind } from '@lunchpail/contracts/optional-storage'
import { refusedHere } from '@lunchpail/kit-web/storage/may-keep'

/** Keeps the choice, and removes what this browser has of the refused kinds. */
export function saveCookieSettings(chosen: readonly OptionalKind[]): void {
  document.cookie = cookieSettingsOf(chosen)
  const refused = refusedHere()
  for (const removal of cookieRemovals(document.cookie, refused)) document.cookie = removal
  try {
    for (const name of refused.flatMap((kind) => storageOfKind[kind])) localStorage.removeItem(name)
  } catch {
    // storage that is closed holds nothing
  }
}
