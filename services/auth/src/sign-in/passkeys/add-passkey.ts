import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type * as api from '@lunchpail/contracts/auth/api'
import { maxPasskeys } from '@lunchpail/contracts/auth/sign-in/passkeys'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { deviceOf } from '../attempts/known-devices.ts'
import { lockOwnAccount } from '../../accounts/lock-account.ts'
import { publishCredentials } from '../../accounts/publish-account.ts'
import { takeChallenge } from './passkey-challenge.ts'
import { refreshSessions } from '../sessions/open-sessions.ts'
import { checkFactors, passInSession } from '../second-factor/check-second-factor.ts'
import type { Deps } from '../../deps.ts'
import { passkeyAlgorithms, relyingParty } from './relying-party.ts'
import { platformFamily, userAgentFamily } from '../sessions/user-agent-family.ts'
import { presentPasskey } from '../../accounts/present-passkey.ts'

/** Keeps the passkey that a browser made for this session's person. */
export const addPasskey =
  (deps: Deps): Handler<typeof api.addPasskey> =>
  async (request) => {
    const { account, sessionId } = request.caller
    const { passkey: response } = request.body
    const now = deps.clock.now()
    const asked = {
      purpose: 'register',
      device: deviceOf(deps.secrets, sessionId),
      accountId: account.id,
    } as const
    const challenge = await takeChallenge(deps.database, response.response.clientDataJSON, asked, now)
    if (challenge === undefined) return refuse('passkey-failed')
    const { id, origin } = relyingParty(deps.publicUrl)
    const made = await verifyRegistrationResponse({
      // no extensions are asked for
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }).catch(() => undefined)
    if (!made?.verified) return refuse('passkey-failed')
    const { credential, credentialDeviceType, credentialBackedUp } = made.registrationInfo
    const answer = await deps.write(request, async (tx) => {
      const before = await lockOwnAccount(tx, request.caller)
      await checkFactors(tx, request.caller)
      if ((await tx.passkey.count({ where: { accountId: account.id } })) >= maxPasskeys)
        return refuse('too-many-passkeys')
      const [passkey] = await tx.passkey.createManyAndReturn({
        data: [
          {
            accountId: account.id,
            credentialId: credential.id,
            publicKey: credential.publicKey,
            counter: credential.counter,
            transports: credential.transports ?? [],
            synced: credentialDeviceType === 'multiDevice' || credentialBackedUp,
            userAgentFamily: userAgentFamily(request.header('user-agent')),
            platform: platformFamily(request.header('user-agent')),
            createdAt: now,
          },
        ],
        skipDuplicates: true,
      })
      // the same credential once more, or one that another account has
      if (!passkey) return refuse('passkey-failed')
      // it was used for this
      await passInSession(tx, sessionId, now)
      const about = { at: now, traceparent: request.traceparent }
      await publishCredentials(tx, deps, { before, changed: ['passkey'] }, about)
      return { status: 201, body: { passkey: presentPasskey(passkey) } } as const
    })
    refreshSessions(deps, [sessionId])
    return answer
  }
