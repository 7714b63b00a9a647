import { errorStatus, type ErrorCode } from '@lunchpail/contracts/error-codes'
import type { Values } from '@lunchpail/contracts/language/translate'

/** By field path as sent: the key of a sentence of contracts/language, and what fills its places. */
export type FieldIssues = Record<string, { readonly key: string; readonly values: Values }>

interface RefusalDetails {
  /** by field path as sent: the key of a sentence of contracts/language */
  readonly fields?: Readonly<Record<string, string>>
  /** fill the places of the sentences */
  readonly values?: Values
  /** as `fields`, where each sentence has values of its own */
  readonly issues?: Readonly<FieldIssues>
}

/** A request that is refused for a reason the caller is told. Known by its code, not by its class. */
export interface Refusal extends Error, RefusalDetails {
  readonly refusal: ErrorCode
}

/** Refuses the request; a transaction around it is rolled back. */
export const refuse = (code: ErrorCode, more: RefusalDetails = {}): never => {
  throw Object.assign(new Error(`refused: ${code}`), { name: 'Refusal', refusal: code, ...more })
}

export const isRefusal = (failure: unknown): failure is Refusal =>
  failure instanceof Object && 'refusal' in failure && Object.hasOwn(errorStatus, String(failure.refusal))
