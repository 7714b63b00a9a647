import * as z from 'zod/mini'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { Values } from '@lunchpail/contracts/language/translate'
import { unstorable } from '@lunchpail/kit-database/unstorable'
import { refuse, type FieldError } from './refusal.ts'
import { isSentenceKey } from './sentence.ts'

type Issue = z.core.$ZodIssue

/** The sentence key of an issue: its message, or that of the branch of a union which names one. */
const keyOf = (issue: Issue): string => {
  if (isSentenceKey(issue.message)) return issue.message
  if (issue.code !== 'invalid_union') return 'field.invalid'
  return (
    issue.errors
      .flat()
      .map(keyOf)
      .find((key) => key !== 'field.invalid') ?? 'field.invalid'
  )
}
const bound = (issue: Issue): Values => {
  const limit = 'minimum' in issue ? issue.minimum : 'maximum' in issue ? issue.maximum : undefined
  return limit === undefined ? {} : { n: Number(limit) }
}

/** Parses a request by the endpoint's schemas, or refuses it (`invalid`) with the first error of every field. */
export const validate = (
  endpoint: Endpoint,
  sent: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } => {
  const fieldErrors: Record<string, FieldError> = {}
  const parse = (schema: Endpoint['body'], value: unknown): unknown => {
    if (!schema) return undefined
    const path = unstorable(value)
    if (path !== undefined) fieldErrors[path] ??= { key: 'field.invalid', values: {} }
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues)
      fieldErrors[issue.path.join('.')] ??= { key: keyOf(issue), values: bound(issue) }
    return undefined
  }
  const params = parse(endpoint.params, sent.params)
  const query = parse(endpoint.query, sent.query)
  const body = parse(endpoint.body, sent.body)
  if (Object.keys(fieldErrors).length > 0) refuse('invalid', { fieldErrors })
  return { params, query, body }
}
