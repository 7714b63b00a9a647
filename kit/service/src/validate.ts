import * as z from 'zod/mini'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { schemaErrors } from '@lunchpail/contracts/schema-errors'
import { unstorable } from '@lunchpail/kit-database/unstorable'
import { refuse, type FieldError } from './refusal.ts'

interface Sent {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Parses a request by the endpoint's schemas, or refuses it (`invalid`) with the first error of every field. */
export const validate = (endpoint: Endpoint, sent: Sent): Sent => {
  const fieldErrors = Object.create(null) as Record<string, FieldError>
  const parse = (part: keyof Sent): unknown => {
    const schema = endpoint[part]
    if (!schema) return undefined
    const path = unstorable(sent[part])
    if (path !== undefined) fieldErrors[path] ??= 'field.invalid'
    const { data, error } = z.safeParse(schema, sent[part])
    for (const [field, found] of Object.entries(schemaErrors(error?.issues))) fieldErrors[field] ??= found
    return data
  }
  const valid = { params: parse('params'), query: parse('query'), body: parse('body') }
  if (Object.keys(fieldErrors).length > 0) refuse('invalid', { fieldErrors })
  return valid
}
