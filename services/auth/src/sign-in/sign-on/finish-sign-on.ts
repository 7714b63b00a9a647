import type * as api from '@lunchpail/contracts/auth/api'
import { claimPage } from '@lunchpail/contracts/auth/pages'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import type { Handler } from '@lunchpail/kit-service/route'
import { backToLogin, elsewhere } from './back-to-login.ts'
import { countStray } from '../attempts/count-stray.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import { accountOfIdentity } from './link-identity.ts'
import { startSession } from '../sessions/start-session.ts'
import { takeSignOn } from './take-sign-on.ts'
import type { Deps } from '../../deps.ts'
import { failSignOn } from './sign-on-failure.ts'

/** Back from the provider of a company: signs in as a password does. A lock by wrong passwords does not hold here. */
export const finishSignOn =
  (deps: Deps): Handler<typeof api.finishSignOn> =>
  async (request) => {
    const { state, ...answer } = request.query
    const device = deviceOf(deps.secrets, request.scope)
    let redirect = redirectTarget(null)
    try {
      const now = deps.clock.now()
      const begun = await takeSignOn(deps, state, device)
      if (!begun) {
        await countStray(deps, request.network, now)
        return failSignOn('stale')
      }
      redirect = redirectTarget(begun.redirect)
      const { provider, checks } = begun
      const claims = await deps.identityProviders.claims(provider, checks, answer)
      const { sessionId } = request.caller
      const browser = { sessionId, device, traceparent: request.traceparent }
      const account = await accountOfIdentity(deps, provider, claims, browser)
      if ('claim' in account) return elsewhere(claimAddress(account.claim, redirect))
      const cookies = await startSession(deps, account.id, request, { device, by: 'company' })
      return { ...elsewhere(redirect), cookies }
    } catch (failure) {
      return backToLogin(deps, failure, redirect)
    }
  }

/** The secret is in the fragment, which the browser keeps. */
const claimAddress = (claim: string, redirect: string): string =>
  `${claimPage.path}?${new URLSearchParams({ redirect }).toString()}#${claim}`
