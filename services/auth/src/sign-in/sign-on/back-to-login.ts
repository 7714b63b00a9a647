import { type SignOnFailure, signOnFailures } from '@lunchpail/contracts/auth/enumerations'
import { loginPage } from '@lunchpail/contracts/auth/pages'
import { isRefusal } from '@lunchpail/kit-service/refusal'
import type { Deps } from '../../deps.ts'
import { signOnFailureOf } from './sign-on-failure.ts'

export const elsewhere = (location: string) => ({ status: 303, body: null, headers: { location } }) as const

/** Where a sign-on failed: the login page says why, and still leads on to `redirect`. Any other failure is thrown. */
export function backToLogin({ log }: Pick<Deps, 'log'>, failure: unknown, redirect: string) {
  const { reason, cause } = failureOf(failure)
  log.info({ reason, cause }, 'sign-on failed')
  const query = new URLSearchParams({ sign_on: reason, ...(redirect !== '/' && { redirect }) })
  const cookies = isRefusal(failure) ? failure.cookies : undefined
  return { ...elsewhere(`${loginPage.path}?${query.toString()}`), ...(cookies && { cookies }) }
}

function failureOf(failure: unknown): {
  readonly reason: SignOnFailure
  readonly cause?: string | undefined
} {
  const own = signOnFailureOf(failure)
  if (own) return { reason: own.signOnFailure, cause: own.signOnCause }
  if (isRefusal(failure)) {
    // of a barred account, the level is in the key of the sentence
    const reason = failure.refusal === 'barred' ? failure.sentence?.split('.')[1] : failure.refusal
    if (isReason(reason)) return { reason }
  }
  throw failure
}

const isReason = (code: string | undefined): code is SignOnFailure =>
  signOnFailures.some((reason) => reason === code)
