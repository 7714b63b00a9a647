import { signOut } from '@lunchpail/contracts/auth/api'
import { goesAtSignOut } from '@lunchpail/contracts/optional-storage'
import { call } from '@lunchpail/kit-web/api-client'
import { expectSignOut } from './signed-out-notice.ts'

/** Ends the session, and takes from this device what its person searched for and marked. */
export async function endSession(): Promise<void> {
  expectSignOut()
  await call(signOut, { body: {} })
  for (const name of goesAtSignOut.cookies) document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`
  try {
    for (const name of goesAtSignOut.storage) localStorage.removeItem(name)
  } catch {
    // storage that is closed holds nothing
  }
}
