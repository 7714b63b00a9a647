import { generateRegistrationOptions } from '@simplewebauthn/server'
import type * as api from '@lunchpail/contracts/auth/api'
import { maxPasskeys } from '@lunchpail/contracts/auth/sign-in/passkeys'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkFactors } from '../second-factor/check-second-factor.ts'
import { checkStillThere } from '../sessions/check-still-there.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import { keepChallenge } from './passkey-challenge.ts'
import type { Deps } from '../../deps.ts'
import { passkeyAlgorithms, relyingParty } from './relying-party.ts'
import { userHandleOf } from './user-handle.ts'

/** What the browser needs to make a passkey. */
export const startPasskey =
  (deps: Deps): Handler<typeof api.startPasskey> =>
  async ({ caller: { account, sessionId }, body }) => {
    const own = await deps.database.account.findUnique({
      where: { id: account.id },
      include: { passkeys: true },
    })
    if (!own) return refuse('not-found')
    await checkFactors(deps.database, { account, sessionId })
    await checkStillThere(deps, own, sessionId, body?.current_password)
    if (own.passkeys.length >= maxPasskeys) return refuse('too-many-passkeys')
    const options = await generateRegistrationOptions({
      rpName: 'Lunchpail',
      rpID: relyingParty(deps.publicUrl).id,
      userName: own.email ?? own.phone ?? own.id,
      userDisplayName: `${own.firstName} ${own.lastName}`,
      userID: userHandleOf(own.id),
      attestationType: 'none',
      supportedAlgorithmIDs: passkeyAlgorithms,
      // so that it can be found without a handle, and needs more than a found device
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
    })
    const device = deviceOf(deps.secrets, sessionId)
    await keepChallenge(deps, options.challenge, { purpose: 'register', device, accountId: own.id })
    return { status: 200, body: { options } }
  }
