import { type AccountType, isEmployer } from '@lunchpail/contracts/auth/enumerations'
import type { secondFactorSteps } from '@lunchpail/contracts/auth/sign-in/second-factor-api'

/** What is known of the second factor of a manager, and of the session that they are in. */
export interface SecondFactor {
  readonly isManager: boolean
  /** by the company */
  readonly required: boolean
  readonly hasAuthenticator: boolean
  readonly hasPasskey: boolean
  /** in this session */
  readonly passed: boolean
}

/** What the session has to do before the portal. Whoever has an app is asked for it, whatever the company wants. */
export const secondFactorStep = (factor: SecondFactor): (typeof secondFactorSteps)[number] => {
  if (!factor.isManager || factor.passed) return 'none'
  if (factor.hasAuthenticator) return 'code'
  if (!factor.required) return 'none'
  return factor.hasPasskey ? 'passkey' : 'set-up'
}

/**
 * Whether this session may add, replace or remove a second factor: one that is there is shown before, whether the company asks
 * for it or not.
 */
export const hasShownFactor = (factor: SecondFactor): boolean =>
  !factor.isManager || factor.passed || !(factor.hasAuthenticator || factor.hasPasskey)

/**
 * Whether this session may change what a link or a code goes to, and the password: whoever has the password alone may not get
 * around the second factor by it, whether it is there, asked for by the company or not, or still to be set up.
 */
export const mayChangeLogin = (factor: SecondFactor): boolean =>
  hasShownFactor(factor) && secondFactorStep(factor) !== 'set-up'

/**
 * Whether a contact may come from an application or a profile, which say nothing of the session: a manager has neither, and changes
 * one in My Account alone, which asks for more.
 */
export const mayChangeElsewhere = ({ type }: { readonly type: string }): boolean =>
  !isEmployer(type as AccountType)
