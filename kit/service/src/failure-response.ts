import { maxErrorFields, type ErrorBody } from '@lunchpail/contracts/error-body'
import { errorStatus, type ErrorCode } from '@lunchpail/contracts/error-codes'
import type { Language } from '@lunchpail/contracts/language/translate'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { isRefusal, type FieldError, type FieldErrors, type Refusal } from './refusal.ts'
import { sentence } from './sentence.ts'

const maxPathCharacters = 200

/** A body of unknown keys, each a field, must not make a response many times its size. */
const fieldsNamed = (fieldErrors: FieldErrors): [string, FieldError][] =>
  Object.entries(fieldErrors)
    .slice(0, maxErrorFields)
    .map(([path, error]) => [path.slice(0, maxPathCharacters), error])

const fieldsOf = ({ fieldErrors, values }: Refusal, language: Language): ErrorBody['fields'] =>
  fieldErrors &&
  Object.fromEntries(
    fieldsNamed(fieldErrors).map(([path, error]) => {
      const { key, values: places } = typeof error === 'string' ? { key: error, values } : error
      return [path, { code: key, error: sentence(key, language, places) }]
    }),
  )

/** The error response (2 §7: a JSON body with `error`): that of a refusal, 503 for a lost connection, or 500 with a request id and nothing else. */
export const failureResponse = (
  failure: unknown,
  language: Language,
  requestId: string,
): {
  status: number
  code: ErrorCode
  body: ErrorBody
  retryAfterSeconds?: number | undefined
  cookies?: Refusal['cookies']
} => {
  const refusal = isRefusal(failure) ? failure : undefined
  const code = refusal?.refusal ?? (isConnectionFailure(failure) ? 'unavailable' : 'unknown')
  const fields = refusal && fieldsOf(refusal, language)
  return {
    status: errorStatus[code],
    code,
    body: {
      error: sentence(refusal?.sentence ?? code, language, refusal?.values),
      code,
      ...(fields && { fields }),
      requestId,
    },
    retryAfterSeconds: refusal?.retryAfterSeconds,
    ...(refusal?.cookies && { cookies: refusal.cookies }),
  }
}
