import { errorStatus, type ErrorCode } from '@lunchpail/contracts/error-codes'
import type { Cookie } from './route.ts'
import type { Values } from '@lunchpail/contracts/language/translate'

/** The key of a sentence of contracts/language, alone or with the values that fill its places. */
export type FieldError = string | { readonly key: string; readonly values: Values }
/** By field path as sent: `first_name`, `jobs.0.title`. */
export type FieldErrors = Readonly<Record<string, FieldError>>

export interface RefusalDetails {
  /** key of the sentence in place of the code's own */
  readonly sentence?: string
  readonly fieldErrors?: FieldErrors
  /** fill the places of the sentences that bring no values of their own */
  readonly values?: Values
  /** seconds after which the same request may succeed: the Retry-After header */
  readonly retryAfterSeconds?: number
  /** set all the same */
  readonly cookies?: readonly Cookie[]
}

/** An error with a code and sentence for the caller. Recognized by its code, not by its class. */
export interface Refusal extends Error, RefusalDetails {
  readonly refusal: ErrorCode
}

/** What is refused for now alone says when to come back. */
type DetailsOf<Code extends ErrorCode> = 429 extends (typeof errorStatus)[Code]
  ? [details: RefusalDetails & Required<Pick<RefusalDetails, 'retryAfterSeconds'>>]
  : [details?: RefusalDetails]

/** Refuses the request; a transaction around it is rolled back. */
export const refuse = <Code extends ErrorCode>(code: Code, ...[details]: DetailsOf<Code>): never => {
  throw Object.assign(new Error(`refused: ${code}`), { name: 'Refusal', refusal: code, ...details })
}

export const isRefusal = (failure: unknown): failure is Refusal =>
  failure instanceof Object && 'refusal' in failure && Object.hasOwn(errorStatus, String(failure.refusal))
