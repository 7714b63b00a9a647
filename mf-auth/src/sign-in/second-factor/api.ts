import * as api from '@lunchpail/contracts/auth/api'
import type { OwnCompany } from '@lunchpail/contracts/auth/companies/company-api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'

export type SecondFactor = ResultOf<typeof api.getSecondFactor>['body']
export const loadSecondFactor = (signal: AbortSignal): Promise<SecondFactor> =>
  call(api.getSecondFactor, { signal })

/** What an authenticator app is set up with. */
export const startAuthenticator = (current_password?: string) =>
  call(api.startAuthenticator, { body: { current_password } })

/** The recovery codes, which are shown this once. */
export const confirmAuthenticator = async (code: string): Promise<readonly string[]> =>
  (await call(api.confirmAuthenticator, { body: { code } })).recovery_codes

export const removeAuthenticator = (current_password?: string): Promise<unknown> =>
  call(api.removeAuthenticator, { body: { current_password } })

export const passSecondFactor = (code: string): Promise<unknown> =>
  call(api.passSecondFactor, { body: { code } })

export const requireSecondFactor = (required: boolean): Promise<OwnCompany['second_factor']> =>
  call(api.requireSecondFactor, { body: { required } })
