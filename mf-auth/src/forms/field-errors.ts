import * as z from 'zod/mini'

/** Which sentence of the contracts is at which field. */
export interface FieldError {
  readonly key: string
  readonly values: Record<string, number>
}
export type FieldErrors = Readonly<Record<string, FieldError>>

export const fieldError = (key: string): FieldError => ({ key, values: {} })

const isKey = (message: string) => /^[a-z-]+\.[a-z0-9-]+$/.test(message)

/** The sentence an issue names; in a union, that of the branch which names one. */
function keyOf(issue: z.core.$ZodIssue): string {
  if (isKey(issue.message)) return issue.message
  const nested = issue.code === 'invalid_union' ? issue.errors.flat().map(keyOf) : []
  return nested.find((key) => key !== 'field.invalid') ?? 'field.invalid'
}

/** What a schema of the contracts finds wrong with what was typed: the first error of each field. */
export function fieldErrorsOf(schema: z.ZodMiniType, typed: unknown): FieldErrors {
  const fieldErrors: Record<string, FieldError> = {}
  // in two steps: the bundler keeps the whole of zod for a longer chain
  const { error } = z.safeParse(schema, typed)
  for (const issue of error?.issues ?? [])
    fieldErrors[issue.path.join('.')] ??= {
      key: keyOf(issue),
      values: 'maximum' in issue ? { n: Number(issue.maximum) } : {},
    }
  return fieldErrors
}
