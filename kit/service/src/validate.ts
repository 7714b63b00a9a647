import * as z from 'zod/mini'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { maxErrorFields } from '@lunchpail/contracts/error-body'
import { issuesByField, schemaErrors } from '@lunchpail/contracts/fields/schema-errors'
import { unstorable } from '@lunchpail/kit-database/unstorable'
import { refuse, type FieldError } from './refusal.ts'

interface Sent {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)

/**
 * JSON has no word for "not set" but null. Where a schema takes none, a null field is one that was left out: parsed without
 * those nulls that it did not take. An item of a list stays what it is.
 */
function parseSent(schema: z.ZodMiniType, sent: unknown) {
  const parsed = z.safeParse(schema, sent)
  const nulls = issuesByField(parsed.error?.issues).filter(
    ({ path }) => typeof path.at(-1) === 'string' && valueAt(sent, path) === null,
  )
  if (nulls.length === 0) return { sent, parsed }
  const left = structuredClone(sent)
  for (const { path } of nulls)
    (valueAt(left, path.slice(0, -1)) as Record<PropertyKey, unknown>)[path.at(-1)!] = undefined
  return { sent: left, parsed: z.safeParse(schema, left) }
}

/** Where nothing at all was sent and something is asked for, each required field is missing. */
function parseFilled(schema: z.ZodMiniType, sent: unknown) {
  const read = parseSent(schema, sent)
  return read.parsed.error && sent === undefined ? parseSent(schema, {}) : read
}

/** Fields stand in an object: a list, a value or nothing in its place has no field that could be named. */
const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body)

/**
 * Parses a request by the endpoint's schemas, or refuses it (`invalid`) with the first error of every field. A
 * body that is something else than an object is `unreadable`.
 */
export const validate = (endpoint: Endpoint, sent: Sent): Sent => {
  const fieldErrors = Object.create(null) as Record<string, FieldError>
  const parse = (part: keyof Sent): unknown => {
    const schema = endpoint[part]
    if (!schema) return undefined
    const { sent: given, parsed } = parseFilled(schema, sent[part])
    const { data, error } = parsed
    if (part === 'body' && error && !isObject(given)) refuse('unreadable', { sentence: 'unreadable.body' })
    const path = unstorable(sent[part])
    if (path !== undefined) fieldErrors[path] ??= 'field.invalid'
    for (const [field, found] of Object.entries(schemaErrors(error?.issues, maxErrorFields))) {
      const missing = found.key === 'field.invalid' && (valueAt(given, field.split('.')) ?? null) === null
      fieldErrors[field] ??= missing ? { key: 'field.required', values: {} } : found
    }
    return data
  }
  const valid = { params: parse('params'), query: parse('query'), body: parse('body') }
  if (Object.keys(fieldErrors).length > 0) refuse('invalid', { fieldErrors })
  return valid
}
