import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from './addresses.ts'
import { maxEntries } from './max-entries.ts'

interface Def {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly {
    readonly maxEntries?: number
    readonly _zod: { readonly def: { readonly check: string } }
  }[]
  readonly shape?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  readonly [part: string]: unknown
}
const bounding: Readonly<Record<string, readonly string[]>> = {
  string: ['max_length', 'length_equals', 'string_format'],
  array: ['max_length', 'length_equals'],
}
const defOf = (schema: unknown): Def | undefined => (schema as { _zod?: { def: Def } } | undefined)?._zod?.def

const isBounded = (def: Def): boolean => {
  const { type, format, checks = [] } = def
  if (type === 'record')
    return defOf(def['keyType'])?.type === 'enum' || checks.some((check) => check.maxEntries !== undefined)
  const wanted = bounding[type]
  return (
    wanted === undefined ||
    format !== undefined ||
    checks.some((check) => wanted.includes(check._zod.def.check))
  )
}

/** The places of a schema where a caller may send as much as they like. */
function unbounded(schema: unknown, place: string, above: readonly Def[] = []): string[] {
  const def = defOf(schema)
  if (!def || above.includes(def)) return []
  const inside = (part: unknown, name = ''): string[] => unbounded(part, place + name, [...above, def])
  return [
    ...(isBounded(def) ? [] : [`${place} (${def.type})`]),
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => inside(part, `.${name}`)),
    ...(def.options ?? []).flatMap((part) => inside(part)),
    // What a transform makes of a bounded value needs no bound of its own.
    ...['element', 'innerType', 'in', 'keyType', 'valueType', 'left', 'right'].flatMap((part) =>
      inside(def[part]),
    ),
  ]
}

describe('what a request may carry', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s bounds every string, array and record',
    (name, endpoint) => {
      const { params, query, body } = endpoint
      expect([params, query, body].flatMap((schema) => unbounded(schema, name))).toEqual([])
    },
  )

  it('finds what has no bound', () => {
    const schema = z.object({
      a: z.string(),
      b: z.optional(z.array(z.int())),
      c: z.record(z.string(), z.int()),
    })
    expect(unbounded(schema, 'x')).toEqual(['x.a (string)', 'x.b (array)', 'x.c (record)', 'x.c (string)'])
  })

  it('refuses a record with more entries than its bound', () => {
    const schema = z.record(z.string(), z.int()).check(maxEntries(2))
    expect(z.safeParse(schema, { a: 1, b: 2 }).success).toBe(true)
    expect(z.safeParse(schema, { a: 1, b: 2, c: 3 }).success).toBe(false)
  })
})
