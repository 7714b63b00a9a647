import type { SignOnFailure } from '@lunchpail/contracts/auth/enumerations'

/** Ends a sign-on; `cause` is the name of what went wrong, for the log: nothing that the provider or the person sent. */
export const failSignOn = (reason: SignOnFailure, cause?: string): never => {
  throw Object.assign(new Error(`sign-on failed: ${reason}`), { signOnFailure: reason, signOnCause: cause })
}

export const signOnFailureOf = (failure: unknown) =>
  failure instanceof Object && 'signOnFailure' in failure
    ? (failure as { readonly signOnFailure: SignOnFailure; readonly signOnCause: string | undefined })
    : undefined
