import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anybody } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { compileSchemas } from './compile-schemas.ts'

const entry = () =>
  z.object({ name: z.string().check(z.maxLength(3, 'field.max-length')), note: z.optional(z.string()) })
const body = () =>
  z
    .strictObject({
      first: z.optional(entry()),
      all: z.array(z.nullable(entry())),
      by: z.optional(z.record(z.string(), entry())),
      either: z.optional(z.union([entry(), z.array(entry())])),
      count: z._default(z.int(), 7),
      many: z.optional(
        z.pipe(
          z.object({ text: z.string() }),
          z.transform(({ text }) => text.length),
        ),
      ),
    })
    .check(z.refine(({ all }) => all.length < 3, 'field.invalid'))

const one = { name: 'Ana' }
const inputs: unknown[] = [
  { all: [] },
  { all: [one, null, { ...one, more: 1 }] },
  {
    all: [one],
    count: 1,
    first: { ...one, note: undefined },
    by: { a: one },
    either: [one],
    many: { text: 'abc' },
  },
  { all: [{ name: 'Anna' }], first: {}, by: { a: null }, either: { name: 4 }, many: {} },
  { all: [], more: 1, others: 2 },
  { first: one },
  { all: [], first: undefined },
  JSON.parse('{"all": [], "__proto__": {"count": 1}}'),
  null,
  [],
  'text',
]

describe('compiled schemas', () => {
  const compiled = body()
  compileSchemas(
    endpoint({
      name: 'test.thing.save',
      owner: 'jobs',
      method: 'POST',
      path: '/thing/',
      summary: 'A thing.',
      access: anybody,
      body: compiled,
      answers: { 200: entry() },
    }),
  )

  it.each(inputs.map((input) => [JSON.stringify(input), input]))(
    'find of %s what others find',
    (_, input) => {
      const issues = (parsed: ReturnType<typeof compiled.safeParse>) => parsed.error?.issues
      const [found, expected] = [z.safeParse(compiled, input), z.safeParse(body(), input)]
      expect(found.success).toBe(expected.success)
      expect(found.data).toStrictEqual(expected.data)
      expect(issues(found)).toEqual(issues(expected))
    },
  )

  it('are made once for each shape, down to the last object', () => {
    const isCompiled = (schema: z.ZodMiniType) => schema._zod.traits.has('$ZodObjectJIT')
    const { first, all, by } = compiled._zod.def.shape
    expect(isCompiled(body())).toBe(false)
    expect(
      [compiled, first._zod.def.innerType, all._zod.def.element._zod.def.innerType].every(isCompiled),
    ).toBe(true)
    expect(isCompiled(by._zod.def.innerType._zod.def.valueType)).toBe(true)
  })
})
