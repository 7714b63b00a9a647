import type { ErrorBody } from '@lunchpail/contracts/error-body'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'

/** `unreachable`: no answer came, or not in time. */
export type ClientErrorCode = ErrorCode | 'unreachable'

/** Sentence keys and sentences of the fields that a service refused, by the path as sent. */
export type FieldErrors = NonNullable<ErrorBody['fields']>

interface Refusal {
  readonly code: ClientErrorCode
  readonly message: string
  readonly status: number
  readonly fieldErrors?: FieldErrors | undefined
  readonly requestId?: string | undefined
}

/** A call that did not succeed. Known by its `code`; `message` is the sentence for people. */
export class ApiError extends Error {
  readonly code: ClientErrorCode
  readonly status: number
  readonly fieldErrors: FieldErrors
  readonly requestId: string | undefined

  constructor({ code, message, status, fieldErrors, requestId }: Refusal) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fieldErrors = fieldErrors ?? {}
    this.requestId = requestId
  }
}
