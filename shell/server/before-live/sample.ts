type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** Contracts say of a moment, a day or a time zone only that it is text: its name says the rest. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/zone/i, 'America/New_York'],
  [
    /(^|_)(at|since|until|from|to|begins|starts|ends|moment)$|(At|Since|Until|Begins|Starts|Ends)$/,
    '2026-01-15T15:00:00.000Z',
  ],
  [/date|day|birth/i, '2026-01-15'],
  [/time|clock/i, '09:00'],
  [/email/i, 'ana@example.com'],
  [/url|link|href|address$/i, '/'],
]

function text({ pattern, minLength, maxLength }: Schema, name: string): string {
  const long = typeof minLength === 'number' ? minLength : 0
  const known = byName.find(([form]) => form.test(name))?.[1] ?? 'sample'
  const made = typeof pattern === 'string' && !new RegExp(pattern, 'u').test(known) ? '12' : known
  return made.padEnd(long, 'x').slice(0, typeof maxLength === 'number' ? maxLength : undefined)
}

/** A value that a JSON Schema allows, with as little in it as that: no entries, and nothing where nothing may be. */
export function sample(schema: unknown, name = ''): unknown {
  if (!isSchema(schema)) return null
  if ('const' in schema) return schema['const']
  if ('default' in schema) return schema['default']
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown
  const choices = [...list(schema['anyOf']), ...list(schema['oneOf'])]
  if (choices.length > 0) {
    const nothing = choices.find(({ type }) => type === 'null')
    return nothing ? null : sample(choices[0], name)
  }
  const parts = list(schema['allOf'])
  if (parts.length > 0) return Object.assign({}, ...parts.map((part) => sample(part, name))) as object
  switch (schema['type']) {
    case 'string':
      return text(schema, name)
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1))
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object': {
      const properties = isSchema(schema['properties']) ? schema['properties'] : {}
      const needed = (schema['required'] ?? []) as readonly string[]
      return Object.fromEntries(needed.map((key) => [key, sample(properties[key], key)]))
    }
    default:
      return null
  }
}
