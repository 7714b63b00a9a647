import * as core from 'zod/v4/core'
import type { Endpoint, Schema } from '@lunchpail/contracts/endpoint'

type AnySchema = core.$ZodType
const isSchema = (value: unknown): value is AnySchema => value instanceof Object && '_zod' in value

/** The schemas that a schema is made of. */
const partsOf = ({ _zod: { def } }: AnySchema): unknown[] => {
  const one = def as core.$ZodTypeDef & Record<string, unknown>
  return [
    ...Object.values((one['shape'] as object | undefined) ?? {}),
    ...((one['options'] as unknown[] | undefined) ?? []),
    ...['element', 'innerType', 'in', 'out', 'keyType', 'valueType', 'left', 'right'].map((key) => one[key]),
  ]
}

/** What zod's full build makes of an object, beside what it makes of it in zod/mini. */
const compiledObject: core.$constructor<core.$ZodObject> = core.$ZodObjectJIT

const compile = (schema: AnySchema, done: Set<AnySchema>): void => {
  if (done.has(schema)) return
  done.add(schema)
  for (const part of partsOf(schema)) if (isSchema(part)) compile(part, done)
  const { _zod: internals } = schema
  if (internals.def.type !== 'object') return
  compiledObject.init(schema as core.$ZodObject, internals.def as core.$ZodObjectDef)
  // Without checks of its own a schema runs what was its parser when it was made.
  if (!internals.def.checks?.length) internals.run = (payload, context) => internals.parse(payload, context)
}

const done = new Set<AnySchema>()

/**
 * zod/mini, which contracts are written in so that browsers load little, goes through the keys of an object one by
 * one at each parse. Here they are parsed as zod's full build parses them, by a function made once for each shape:
 * the same checks in less than half the time.
 */
export const compileSchemas = ({ params, query, body, answers }: Endpoint): void => {
  for (const schema of [params, query, body, ...Object.values<Schema>(answers)])
    if (schema) compile(schema as unknown as AnySchema, done)
}
