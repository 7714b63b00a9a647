import { signOut } from '@lunchpail/contracts/auth/api'
import { call } from '@lunchpail/kit-web/api-client'
import { forgetPerson } from '@lunchpail/kit-web/storage/forget-person'
import { expectSignOut } from './signed-out-notice.ts'

/** Ends the session, and takes from this device what its person searched for and marked. */
export async function endSession(): Promise<void> {
  expectSignOut()
  await call(signOut, { body: {} })
  forgetPerson()
}
