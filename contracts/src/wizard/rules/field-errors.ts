import type { sentences } from '../../language/sentences.en.ts'

/** The key of the sentence of a broken rule. kit/service's `FieldError` adds values, `ErrorBody` the sentence itself. */
export type FieldError = keyof typeof sentences
/** What is wrong or missing, by the path of its field. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** Drops the fields that are fine. */
export const fieldErrorsOf = (checks: Readonly<Record<string, FieldError | null>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, FieldError] => entry[1] !== null),
  )

/** The errors of a part, by the paths of its fields: `jobs.0.title`. */
export const fieldErrorsAt = (path: string, fieldErrors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([field, rule]) => [`${path}.${field}`, rule]))

export const isBlank = (text: string | undefined): boolean => !text?.trim()

export const required = (text: string | undefined, rule: FieldError = 'field.required'): FieldError | null =>
  isBlank(text) ? rule : null
