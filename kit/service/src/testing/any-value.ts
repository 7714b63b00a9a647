import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '@lunchpail/contracts/endpoint'

interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

/** Values at which programs stumble: nothing, too much, not text, not a number of 32 bits, not a date. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '👷🏽',
    "'; --",
    '%',
    '\\',
    'infinity',
    '2026-02-30',
  ),
  fc.constantFrom<unknown>(-1, 0, 1.5, 2 ** 31, 2 ** 53, 1e308, '9'.repeat(30), 'a'.repeat(3_000)),
  fc.constantFrom<unknown>(
    true,
    [],
    {},
    [null],
    [[]],
    { length: -1 },
    '00000000-0000-0000-0000-000000000000',
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

const plain = fc.constantFrom(
  'Ana',
  'a',
  '07102',
  '2125550142',
  'ana@example.com',
  '02/03/1990',
  '3',
  'niño 👷🏽',
)

const text = ({ format, pattern }: Shape): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(plain, fc.string({ unit: 'binary' }))
}

/** What a schema describes; `within` makes the values inside it. */
const fitting = (shape: Shape, within: (inner: Shape) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const choices = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]
  if (choices.length > 0) return fc.oneof(...choices.map(within))
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const { minimum = -1_000_000, maximum = 1_000_000 } = shape
  if (shape.type === 'integer') return fc.integer({ min: minimum, max: Math.max(minimum, maximum) })
  if (shape.type === 'number') return fc.double({ min: minimum, max: Math.max(minimum, maximum) })
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'array') return fc.array(within(shape.items ?? {}), { maxLength: 4 })
  if (shape.properties)
    return fc.record(
      Object.fromEntries(Object.entries(shape.properties).map(([name, of]) => [name, within(of)])),
      { requiredKeys: [] },
    )
  return shape.type === 'string' ? text(shape) : odd
}
const right = (shape: Shape): fc.Arbitrary<unknown> => fitting(shape, right)
/** Mostly what fits, at any depth now and then what does not. */
const near = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting(shape, near), weight: 9 }, { arbitrary: odd, weight: 1 })

/** What somebody may send where a contract declares a schema: what it says, nearly that, or nothing like it. */
export const anyValue = (schema: Schema): fc.Arbitrary<unknown> => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return fc.oneof(right(shape), near(shape))
}
