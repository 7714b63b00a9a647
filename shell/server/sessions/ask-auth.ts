import { identify } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import type { AuthorizeCall } from '@lunchpail/kit-service/caller-tokens'
import * as z from 'zod/mini'
import { isRefusedConnection, isStaleConnection } from '../gateway/upstream.ts'
import type { HeldCookies } from './session-cookies.ts'

/** Who a browser is, with a token of 30 seconds for the services. */
export type Identity = ResultOf<typeof identify>['body']
export type AskAuth = (held: HeldCookies) => Promise<Identity>

/** Auth did not respond: no session can be identified. */
export class AuthUnavailable extends Error {}

/** After a timeout, requests fail at once for this long. */
const pauseMs = 1_000

/** Asks the auth service who holds these cookies; it has so long to say. */
export function askAuth(authUrl: string, authorize: AuthorizeCall, timeoutMs = 3_000): AskAuth {
  const url = new URL(identify.path, authUrl)
  let pausedUntil = 0
  return async (held) => {
    if (performance.now() < pausedUntil) throw new AuthUnavailable('auth is not answering')
    try {
      const request = {
        method: identify.method,
        headers: { 'content-type': 'application/json', authorization: await authorize(identify.owner) },
        body: JSON.stringify(held),
        signal: AbortSignal.timeout(timeoutMs),
      }
      // an instance that ends closes its connections; asking changes nothing, so another instance may be asked
      const response = await fetch(url, request).catch((failure: Error) => {
        if (isStaleConnection(failure.cause) || isRefusedConnection(failure.cause)) return fetch(url, request)
        throw failure
      })
      if (!response.ok) throw new Error(`auth answered ${response.status}`)
      return z.parse(identify.answers[200], await response.json())
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        pausedUntil = performance.now() + pauseMs
      throw new AuthUnavailable('auth is not answering', { cause: error })
    }
  }
}
