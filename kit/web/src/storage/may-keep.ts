import { type OptionalKind, refusedKinds } from '@lunchpail/contracts/visit/cookie-settings'

/** Global Privacy Control, or Do Not Track. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** What this browser refuses to keep. */
export const refusedHere = (): OptionalKind[] => refusedKinds(document.cookie, asksNotToBeTracked())

/** Whether something of a kind that is not needed may be kept or sent. Asked each time: it may change meanwhile. */
export const mayKeep = (kind: OptionalKind): boolean => !refusedHere().includes(kind)
