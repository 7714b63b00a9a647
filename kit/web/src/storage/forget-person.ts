import { goesAtSignOut } from '@lunchpail/contracts/visit/optional-storage'

/** Takes from this device what its person searched for and marked, as their session ends. */
export function forgetPerson(): void {
  for (const name of goesAtSignOut.cookies) document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`
  try {
    for (const name of goesAtSignOut.storage) localStorage.removeItem(name)
  } catch {
    // storage that is closed holds nothing
  }
}
