import type { ErrorBody } from '@lunchpail/contracts/error-body'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'

/** `unreachable`: no answer came, or not in time. */
export type ClientErrorCode = ErrorCode | 'unreachable'

/** As a response carries them: sentence keys and sentences of refused fields, by the path as sent. */
export type WireFieldErrors = NonNullable<ErrorBody['fields']>

interface ApiErrorDetails {
  readonly code: ClientErrorCode
  readonly message: string
  readonly status: number
  readonly fieldErrors?: WireFieldErrors | undefined
  readonly requestId?: string | undefined
}

/** A call that did not succeed. Known by its `code`; `message` is the sentence for people. */
export class ApiError extends Error {
  readonly code: ClientErrorCode
  readonly status: number
  readonly fieldErrors: WireFieldErrors
  readonly requestId: string | undefined

  constructor({ code, message, status, fieldErrors, requestId }: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fieldErrors = fieldErrors ?? {}
    this.requestId = requestId
  }
}
