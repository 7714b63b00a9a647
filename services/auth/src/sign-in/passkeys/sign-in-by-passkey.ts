import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { countStray } from '../attempts/count-stray.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import { takeChallenge } from './passkey-challenge.ts'
import { startSession } from '../sessions/start-session.ts'
import type { Deps } from '../../deps.ts'
import { relyingParty } from './relying-party.ts'
import { isUserHandle } from './user-handle.ts'
import { presentAuthRecord } from '../sign-on/present-auth-record.ts'
import { handleOfAccount } from '../attempts/find-account.ts'
import { findSignOnWay } from '../sign-on/find-identity-provider.ts'

/** Signs in by what a passkey signed on this browser. Whatever is wrong, the answer is the same. */
export const signInByPasskey =
  (deps: Deps): Handler<typeof api.signInByPasskey> =>
  async (request) => {
    const { passkey: response } = request.body
    const now = deps.clock.now()
    const device = deviceOf(deps.secrets, request.scope)
    const asked = { purpose: 'sign-in', device, accountId: null } as const
    const challenge = await takeChallenge(deps.database, response.response.clientDataJSON, asked, now)
    // one that is pending here is good for one try
    if (challenge === undefined) await countStray(deps, request.network, now)
    const passkey = await deps.database.passkey.findUnique({
      where: { credentialId: response.id },
      include: { account: true },
    })
    if (challenge === undefined || !passkey) return refuse('passkey-failed')
    const { account, publicKey, counter, transports } = passkey
    if (!isUserHandle(response.response.userHandle, account.id)) return refuse('passkey-failed')
    const signOn = await findSignOnWay(deps, account)
    if (signOn?.required) return refuse('sign-on-required')
    const { id, origin } = relyingParty(deps.publicUrl)
    const used = await verifyAuthenticationResponse({
      // no extensions are asked for
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: passkey.credentialId, publicKey, counter: Number(counter), transports },
    }).catch(() => undefined)
    if (!used?.verified) return refuse('passkey-failed')
    // one of two that signed with the same counter is a copy
    const { count } = await deps.database.passkey.updateMany({
      where: { id: passkey.id, counter },
      data: { counter: used.authenticationInfo.newCounter, lastUsedAt: now },
    })
    if (count === 0) return refuse('passkey-failed')
    const cookies = await startSession(deps, account.id, request, {
      device,
      by: 'passkey',
      passkeyId: passkey.id,
    })
    const csrf = deps.secrets.csrfOf(cookies[0]!.value)
    const handle = handleOfAccount(account)
    return {
      status: 200,
      body: presentAuthRecord(account, handle, { signedIn: true, csrf, signOn }),
      cookies,
    }
  }
