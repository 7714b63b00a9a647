import { localStorageKeys } from '@lunchpail/contracts/constants'

/** A device that people share at an event. */
export interface Kiosk {
  /** who set it up called it that; it is asked for to leave the mode */
  readonly name: string
  /** made when the mode began */
  readonly device: string
  /** the page that it goes back to, from the site's root */
  readonly start: string
  /** that whoever set it up had chosen; absent: that of the browser */
  readonly language?: string | undefined
}

/** these are kept beside the two entries that 2 §7 names */
export const startKey = 'kiosk-start'
export const kioskLanguageKey = 'kiosk-language'

export function readKiosk(): Kiosk | undefined {
  try {
    const [name, device, start] = [localStorageKeys.kioskName, localStorageKeys.deviceId, startKey].map(
      (key) => localStorage.getItem(key),
    )
    const language = localStorage.getItem(kioskLanguageKey)
    if (!name || !device || !start?.startsWith('/')) return undefined
    return { name, device, start, ...(language !== null && { language }) }
  } catch {
    return undefined // storage is closed in some private windows
  }
}
