/** A JSON Schema (draft 2020-12) as the contracts give it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * `request`: what a caller sends to a service or a slot, which refuses a value that it does not know.
 * `response`: what a service or a slot returns; its reader ignores fields and enum values that it does not know.
 */
export type PayloadKind = 'request' | 'response'

interface Side {
  readonly schema: JsonSchema
  /** the whole schema, in which references are looked up */
  readonly root: JsonSchema
}
interface Place {
  readonly path: string
  readonly payload: PayloadKind
  /** depth of nesting, as schemas may be recursive */
  readonly depth: number
}

const maxDepth = 24
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
const schemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])
const members = (schema: JsonSchema, key: string): Record<string, JsonSchema> =>
  (schema[key] ?? {}) as Record<string, JsonSchema>
const within = (side: Side, schema: JsonSchema): Side => resolved({ schema, root: side.root })

function resolved({ schema, root }: Side): Side {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return { schema, root }
  const steps = reference.split('/').slice(1)
  const target = steps.reduce<unknown>((at, step) => (isSchema(at) ? at[step] : undefined), root)
  return isSchema(target) ? resolved({ schema: target, root }) : { schema: {}, root }
}

function typesOf(schema: JsonSchema): string[] | undefined {
  if ('const' in schema) return [typeNameOf(schema['const'])]
  if (Array.isArray(schema['enum'])) return [...new Set(schema['enum'].map(typeNameOf))]
  const type = schema['type']
  return typeof type === 'string' ? [type] : Array.isArray(type) ? (type as string[]) : undefined
}
const typeNameOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value

const valuesOf = (schema: JsonSchema): unknown[] | undefined =>
  'const' in schema
    ? [schema['const']]
    : Array.isArray(schema['enum'])
      ? (schema['enum'] as unknown[])
      : undefined

const choicesOf = (schema: JsonSchema): JsonSchema[] => [
  ...schemas(schema['anyOf']),
  ...schemas(schema['oneOf']),
]

/** Several schemas that hold at once, as one with the fields of all. */
function mergeAllOf(side: Side): Side {
  const parts = schemas(side.schema['allOf']).map((part) => mergeAllOf(within(side, part)).schema)
  if (parts.length === 0) return side
  const all = [side.schema, ...parts]
  return {
    root: side.root,
    schema: {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...all.map((part) => members(part, 'properties'))),
      required: all.flatMap((part) => (part['required'] ?? []) as string[]),
    },
  }
}

function objectIncompatibilities(reader: Side, writer: Side, place: Place): string[] {
  const read = members(reader.schema, 'properties')
  const written = members(writer.schema, 'properties')
  const always = new Set((writer.schema['required'] ?? []) as string[])
  const rest = reader.schema['additionalProperties']
  const needed = ((reader.schema['required'] ?? []) as string[]).filter((name) => !always.has(name))
  const missing = needed.map(
    (name) => `${place.path}.${name} is needed but ${name in written ? 'may be absent' : 'not there'}`,
  )
  const inner = Object.entries(written).flatMap(([name, schema]) => {
    const path = `${place.path}.${name}`
    const of = read[name] ?? (isSchema(rest) ? rest : undefined)
    if (of !== undefined)
      return faultsBetween(within(reader, of), within(writer, schema), {
        ...place,
        path,
        depth: place.depth + 1,
      })
    return rest === false && place.payload === 'request' ? [`${path} is not taken`] : []
  })
  return [...missing, ...inner]
}

function valueIncompatibilities(reader: Side, writer: Side, { path, payload }: Place): string[] {
  const allowed = valuesOf(reader.schema)
  if (allowed === undefined || payload === 'response') return []
  const given = valuesOf(writer.schema)
  if (given === undefined)
    return [`${path} may be something else than ${allowed.map((v) => JSON.stringify(v)).join(', ')}`]
  const unknown = given.filter((value) => !allowed.includes(value))
  return unknown.length === 0
    ? []
    : [`${path} may be ${unknown.map((v) => JSON.stringify(v)).join(', ')}, which is not known`]
}

function faultsBetween(unmergedReader: Side, unmergedWriter: Side, place: Place): string[] {
  if (place.depth > maxDepth) return []
  const reader = mergeAllOf(resolved(unmergedReader))
  const writer = mergeAllOf(resolved(unmergedWriter))
  const written = choicesOf(writer.schema)
  if (written.length > 0)
    return written.flatMap((choice) => faultsBetween(reader, within(writer, choice), place))
  const readable = choicesOf(reader.schema)
  if (readable.length > 0) {
    const tried = readable.map((choice) => faultsBetween(within(reader, choice), writer, place))
    return tried.some((incompatibilities) => incompatibilities.length === 0)
      ? []
      : tried.toSorted((a, b) => a.length - b.length)[0]!
  }
  const takes = typesOf(reader.schema)
  const gives = typesOf(writer.schema)
  // a schema without a type conflicts with nothing
  if (takes === undefined || gives === undefined) return []
  const clash = gives.filter(
    (type) => !takes.includes(type) && !(type === 'integer' && takes.includes('number')),
  )
  if (clash.length > 0) return [`${place.path} is ${clash.join(' or ')} where ${takes.join(' or ')} is read`]
  const incompatibilities = valueIncompatibilities(reader, writer, place)
  if (takes.includes('object') && gives.includes('object'))
    incompatibilities.push(...objectIncompatibilities(reader, writer, place))
  const items = [reader.schema['items'], writer.schema['items']]
  if (isSchema(items[0]) && isSchema(items[1]))
    incompatibilities.push(
      ...faultsBetween(within(reader, items[0]), within(writer, items[1]), {
        ...place,
        path: `${place.path}[]`,
        depth: place.depth + 1,
      }),
    )
  return incompatibilities
}

/**
 * Why what is written cannot be read: something needed may be absent, or a type clashes. Nothing where it can. Limits
 * (lengths, ranges, patterns) are not compared: they are rules for people, answered by a sentence at the field.
 */
export const schemaIncompatibilities = (
  reader: JsonSchema,
  writer: JsonSchema,
  payload: PayloadKind,
  path: string,
): string[] => [
  ...new Set(
    faultsBetween(
      { schema: reader, root: reader },
      { schema: writer, root: writer },
      { path, payload, depth: 0 },
    ),
  ),
]
