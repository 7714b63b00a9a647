import { errorStatus, type ErrorBody, type ErrorCode } from '@lunchpail/contracts/error-codes'
import type { Language } from '@lunchpail/contracts/language/translate'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { isRefusal, type Refusal } from './refusal.ts'
import { sentence } from './sentence.ts'

const fieldsOf = (refusal: Refusal, language: Language): ErrorBody['fields'] => {
  const keys = Object.entries(refusal.fields ?? {}).map(
    ([path, key]) => [path, key, refusal.values ?? {}] as const,
  )
  const issues = Object.entries(refusal.issues ?? {}).map(
    ([path, issue]) => [path, issue.key, issue.values] as const,
  )
  const all = [...keys, ...issues]
  if (all.length === 0) return undefined
  return Object.fromEntries(
    all.map(([path, key, values]) => [path, { code: key, error: sentence(key, language, values) }]),
  )
}

/** The answer to a failure: what a refusal says, or nothing but a request id. */
export const failureAnswer = (
  failure: unknown,
  language: Language,
  requestId: string,
): { status: number; code: ErrorCode; body: ErrorBody } => {
  const refusal = isRefusal(failure) ? failure : undefined
  const code = refusal?.refusal ?? (isConnectionFailure(failure) ? 'unavailable' : 'unknown')
  const fields = refusal && fieldsOf(refusal, language)
  return {
    status: errorStatus[code],
    code,
    body: { error: sentence(code, language, refusal?.values), code, ...(fields && { fields }), requestId },
  }
}
