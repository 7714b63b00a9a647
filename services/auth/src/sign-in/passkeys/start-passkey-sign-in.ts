import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { deviceOf } from '../attempts/known-devices.ts'
import { keepChallenge } from './passkey-challenge.ts'
import type { Deps } from '../../deps.ts'
import { relyingParty } from './relying-party.ts'

/** What the browser needs to ask for a passkey. No handle: nothing is said of any account. */
export const startPasskeySignIn =
  (deps: Deps): Handler<typeof api.startPasskeySignIn> =>
  async ({ scope }) => {
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(deps.publicUrl).id,
      userVerification: 'required',
    })
    const device = deviceOf(deps.secrets, scope)
    await keepChallenge(deps, options.challenge, { purpose: 'sign-in', device, accountId: null })
    return { status: 200, body: { options } }
  }
