import type { ErrorCode } from '@lunchpail/contracts/error-codes'

/** `unreachable`: no answer came, or not in time. */
export type ClientErrorCode = ErrorCode | 'unreachable'

/** Sentence keys and sentences of the fields that a service refused, by the path as sent. */
export type FieldErrors = Readonly<Record<string, { readonly code: string; readonly error: string }>>

interface Refusal {
  readonly code: ClientErrorCode
  readonly message: string
  readonly status: number
  readonly fields?: FieldErrors | undefined
  readonly requestId?: string | undefined
}

/** A call that did not succeed. Known by its `code`; `message` is the sentence for people. */
export class ApiError extends Error {
  readonly code: ClientErrorCode
  readonly status: number
  readonly fields: FieldErrors
  readonly requestId: string | undefined

  constructor({ code, message, status, fields, requestId }: Refusal) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = fields ?? {}
    this.requestId = requestId
  }
}
