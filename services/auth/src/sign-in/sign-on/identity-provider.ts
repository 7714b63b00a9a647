import * as client from 'openid-client'
import { finishSignOn } from '@lunchpail/contracts/auth/api'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { CompanyIdentityProvider } from '../../../generated/client.ts'
import type { Claims } from './email-of-company.ts'
import { isOfIssuer, isSafeAddress } from './issuer-origin.ts'
import type { Secrets } from '../secrets.ts'
import { failSignOn } from './sign-on-failure.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** For all requests of one step together: the gateway waits longer. */
const deadlineMs = 8_000
/** How far the provider's clock may be from ours. */
const clockSeconds = 120

/** What binds the answer to the question: each is used once. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** What the browser brings back from the provider. */
export interface Answer {
  readonly code?: string | undefined
  readonly error?: string | undefined
  readonly iss?: string | undefined
}

/** The OpenID Connect provider of a company. What it does wrong ends the sign-on, with its reason. */
export interface IdentityProviders {
  readonly newChecks: () => Checks
  /** where the browser goes */
  readonly authorizationUrl: (provider: CompanyIdentityProvider, checks: Checks) => Promise<string>
  readonly claims: (provider: CompanyIdentityProvider, checks: Checks, answer: Answer) => Promise<Claims>
}

interface Needs {
  readonly secrets: Secrets
  readonly clock: Clock
  readonly publicUrl: string
}

export function openIdentityProviders({ secrets, clock, publicUrl }: Needs): IdentityProviders {
  const callback = new URL(finishSignOn.path, publicUrl).href

  /** Its metadata is read each time: a provider that is down, or has new keys, is noticed at once. */
  const discover = async (provider: CompanyIdentityProvider): Promise<client.Configuration> => {
    const secret = secrets.decrypt(provider.sealedClientSecret)
    if (secret === undefined) return failSignOn('unavailable', 'SECRET_UNREADABLE')
    const fetchIt = boundedFetch((address) => isOfIssuer(address, provider), AbortSignal.timeout(deadlineMs))
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1_000)
    const found = await client.discovery(
      new URL(provider.issuer),
      provider.clientId,
      { [client.clockSkew]: skew, [client.clockTolerance]: clockSeconds },
      authenticationBy(secret),
      {
        [client.customFetch]: fetchIt,
        timeout: deadlineMs / 1_000,
        // http is for loopback alone: isOfIssuer sees to it
        execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
      },
    )
    found[client.customFetch] = fetchIt
    return found
  }

  return {
    newChecks: () => ({
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }),

    authorizationUrl: (provider, { state, nonce, verifier }) =>
      orFail(async () => {
        const url = client.buildAuthorizationUrl(await discover(provider), {
          redirect_uri: callback,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return isSafeAddress(url.href) ? url.href : failSignOn('invalid', 'FOREIGN_ADDRESS')
      }),

    claims: (provider, { state, nonce, verifier }, answer) =>
      orFail(async () => {
        const url = new URL(callback)
        for (const [name, value] of Object.entries({ ...answer, state }))
          if (value !== undefined) url.searchParams.set(name, value)
        const config = await discover(provider)
        const tokens = await client.authorizationCodeGrant(config, url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const { sub, iat, email, email_verified } = tokens.claims()!
        // the library goes by its end, not by its beginning
        if (Math.abs(iat - clock.now().getTime() / 1_000) > clockSeconds) return failSignOn('clock')
        if (email !== undefined) return { subject: sub, email, emailVerified: email_verified }
        const info = await client.fetchUserInfo(config, tokens.access_token, sub)
        return { subject: sub, email: info.email, emailVerified: info.email_verified }
      }),
  }
}

/** The way that the provider's metadata names, else the standard's. */
const authenticationBy =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const by = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
    return by(secret)(server, ...rest)
  }

async function orFail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (failure instanceof Object && 'signOnFailure' in failure) throw failure
    const { name, code, cause } = failure as LibraryError
    // names alone: what the library quotes may hold tokens
    const because = cause instanceof Object && 'code' in cause ? ` ${String(cause.code)}` : ''
    return failSignOn(reasonOf(failure as LibraryError), `${code ?? name}${because}`)
  }
}

type LibraryError = Error & { readonly code?: string; readonly status?: number; readonly error?: string }

const onTheWay = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]

/** By the codes of openid-client; what has none failed on the way. */
function reasonOf(failure: LibraryError) {
  const { code, status, error } = failure
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock'
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR')
    return error === 'access_denied' ? 'declined' : 'unavailable'
  const isOnTheWay = failure instanceof TypeError || code === undefined || onTheWay.includes(code)
  return isOnTheWay || (status !== undefined && status >= 500) ? 'unavailable' : 'invalid'
}
