import { localStorageKeys } from '@lunchpail/contracts/constants'
// by its package name: a microfrontend bundles this module, and takes that from the shell
import { rememberLanguage } from '@lunchpail/kit-web/language'
import { kioskLanguageKey, startKey, type Kiosk } from './kiosk.ts'

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Throws where this browser keeps nothing. */
export function writeKiosk({
  name,
  start,
  language,
  device = randomId(),
}: Omit<Kiosk, 'device'> & Partial<Kiosk>): void {
  localStorage.setItem(localStorageKeys.kioskName, name)
  localStorage.setItem(localStorageKeys.deviceId, device)
  localStorage.setItem(startKey, start)
  if (language === undefined) return
  localStorage.setItem(kioskLanguageKey, language)
  rememberLanguage(language)
}

/** Clears everything that this browser keeps and a page can reach; in kiosk mode, all but that it is a kiosk. */
export async function clearDevice(kiosk: Kiosk | undefined): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split(';')) {
    const name = pair.trim().split('=', 1)[0]!
    const secure = name.startsWith('__') ? '; Secure' : ''
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`
  }
  if (kiosk) writeKiosk(kiosk)
  await Promise.allSettled([clearCaches(), clearDatabases()])
}

async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}

async function clearDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}
