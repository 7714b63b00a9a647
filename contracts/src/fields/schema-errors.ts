import type * as z from 'zod/mini'

/** What a schema finds wrong with a field: the key of a sentence, and the bound that fills its place. */
export interface SchemaError {
  readonly key: string
  readonly values: Readonly<Record<string, number>>
}

const isKey = (message: string): boolean => /^[a-z-]+\.[a-z0-9-]+$/.test(message)

/** The issue that says what is wrong with a value: of a union, that of the branch which names a sentence. */
function meantIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || isKey(issue.message)) return issue
  const nested = issue.errors.flat().map(meantIssue)
  return nested.find((found) => keyOf(found) !== 'field.invalid') ?? issue
}

/** The sentence key of an issue that is no union. */
function keyOf(issue: z.core.$ZodIssue): string {
  if (isKey(issue.message)) return issue.message
  if (issue.code === 'unrecognized_keys') return 'field.unknown'
  // 1 §5: a text with a minimum length says it; a minimum of one is a required field.
  if (issue.code === 'too_small' && issue.origin === 'string')
    return Number(issue.minimum) > 1 ? 'field.min-length' : 'field.required'
  return 'field.invalid'
}

const fieldCount = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)

/**
 * A union of objects that takes none of its forms: the issues of the form that was meant, which is the one with the fewest
 * fields in error. A union of values is one issue.
 */
function inMeantForm(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors
    .filter((found) => found.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'))
    .toSorted((one, other) => fieldCount(one) - fieldCount(other))
  return (
    forms[0]?.flatMap(inMeantForm).map((found) => ({ ...found, path: [...issue.path, ...found.path] })) ?? [
      issue,
    ]
  )
}

/** The issues, each at the field that caused it. */
export const issuesByField = (issues: readonly z.core.$ZodIssue[] = []): readonly z.core.$ZodIssue[] =>
  issues.flatMap(inMeantForm)

/** The fields that an issue is about: a key that an object does not know is a field of its own. */
const fieldsOf = ({ path, ...issue }: z.core.$ZodIssue, most?: number): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, most).map((key) => [...path, key].join('.'))
    : [path.join('.')]

/** The first error of each field, by its path as sent: `jobs.0.title`. Of `most` fields, the first that were found. */
export function schemaErrors(
  issues: readonly z.core.$ZodIssue[] = [],
  most = Infinity,
): Record<string, SchemaError> {
  // without a prototype: a field may be called "constructor"
  const errors = Object.create(null) as Record<string, SchemaError>
  let fields = 0
  for (const issue of issuesByField(issues)) {
    const meant = meantIssue(issue)
    const bound = 'minimum' in meant ? meant.minimum : 'maximum' in meant ? meant.maximum : undefined
    for (const field of fieldsOf(issue, most)) {
      if (errors[field]) continue
      if (fields === most) return errors
      fields += 1
      errors[field] = { key: keyOf(meant), values: bound === undefined ? {} : { n: Number(bound) } }
    }
  }
  return errors
}
