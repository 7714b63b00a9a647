import type * as api from '@lunchpail/contracts/auth/api'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import { minuteMs } from '@lunchpail/contracts/durations'
import type { Handler } from '@lunchpail/kit-service/route'
import { backToLogin, elsewhere } from './back-to-login.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import type { Deps } from '../../deps.ts'
import { hashOfValue } from '../secrets.ts'
import { failSignOn } from './sign-on-failure.ts'
import { findIdentityProvider } from './find-identity-provider.ts'

/** Long enough for a second factor, short enough that a browser left alone does not finish it. */
const minutes = 10

/** To the provider of a company. What binds its answer to this browser stays here. */
export const startSignOn =
  (deps: Deps): Handler<typeof api.startSignOn> =>
  async (request) => {
    const redirect = redirectTarget(request.query.redirect)
    try {
      const provider = (await findIdentityProvider(deps, request.query.provider)) ?? failSignOn('not-offered')
      const checks = deps.identityProviders.newChecks()
      const address = await deps.identityProviders.authorizationUrl(provider, checks)
      const now = deps.clock.now()
      await deps.database.signOn.create({
        data: {
          stateHash: hashOfValue(checks.state),
          providerId: provider.id,
          device: deviceOf(deps.secrets, request.scope),
          sealedChecks: deps.secrets.encrypt(JSON.stringify(checks)),
          redirect,
          createdAt: now,
          expiresAt: new Date(now.getTime() + minutes * minuteMs),
        },
      })
      return elsewhere(address)
    } catch (failure) {
      return backToLogin(deps, failure, redirect)
    }
  }
