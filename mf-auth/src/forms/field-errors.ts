import * as z from 'zod/mini'
import { schemaErrors, type SchemaError } from '@lunchpail/contracts/fields/schema-errors'

export type FieldErrors = Readonly<Record<string, SchemaError>>

export const fieldError = (key: string): SchemaError => ({ key, values: {} })

/** What a schema of the contracts finds wrong with what was typed: the first error of each field. */
export function schemaErrorsOf(schema: z.ZodMiniType, typed: unknown): FieldErrors {
  // in two steps: the bundler keeps the whole of zod for a longer chain
  const { error } = z.safeParse(schema, typed)
  return schemaErrors(error?.issues)
}
