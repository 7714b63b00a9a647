import type { ErrorBody } from '@lunchpail/contracts/error-body'
import { errorStatus, type ErrorCode } from '@lunchpail/contracts/error-codes'
import type { Language } from '@lunchpail/contracts/language/translate'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { isRefusal, type Refusal } from './refusal.ts'
import { sentence } from './sentence.ts'

const fieldsOf = ({ fieldErrors, values }: Refusal, language: Language): ErrorBody['fields'] =>
  fieldErrors &&
  Object.fromEntries(
    Object.entries(fieldErrors).map(([path, error]) => {
      const { key, values: places } = typeof error === 'string' ? { key: error, values } : error
      return [path, { code: key, error: sentence(key, language, places) }]
    }),
  )

/** The error response (2 §7: a JSON body with `error`): that of a refusal, 503 for a lost connection, or 500 with a request id and nothing else. */
export const failureResponse = (
  failure: unknown,
  language: Language,
  requestId: string,
): { status: number; code: ErrorCode; body: ErrorBody; retryAfterSeconds?: number | undefined } => {
  const refusal = isRefusal(failure) ? failure : undefined
  const code = refusal?.refusal ?? (isConnectionFailure(failure) ? 'unavailable' : 'unknown')
  const fields = refusal && fieldsOf(refusal, language)
  return {
    status: errorStatus[code],
    code,
    body: { error: sentence(code, language, refusal?.values), code, ...(fields && { fields }), requestId },
    retryAfterSeconds: refusal?.retryAfterSeconds,
  }
}
