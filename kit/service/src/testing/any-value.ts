import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Schema } from '@lunchpail/contracts/endpoint'
import { anyText } from './any-text.ts'

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

/** Edge cases: empty, too long, not well-formed text, beyond 32 bits, no date. */
const edgeCases = fc.oneof(
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

const plausibleText = fc.constantFrom(
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
  return fc.oneof(plausibleText, anyText())
}

/** Values of a schema; `within` makes the values inside them. */
const describedBy = (
  shape: Shape,
  within: (inner: Shape) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> => {
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
  return shape.type === 'string' ? text(shape) : edgeCases
}
const valid = (shape: Shape): fc.Arbitrary<unknown> => describedBy(shape, valid)
/** Mostly valid, with an edge case now and then at any depth. */
const mostlyValid = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: describedBy(shape, mostlyValid), weight: 9 }, { arbitrary: edgeCases, weight: 1 })

/** What a client may send where a contract declares a schema: valid, mostly valid or invalid values. */
export const anyValue = (schema: Schema): fc.Arbitrary<unknown> => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return fc.oneof(valid(shape), mostlyValid(shape))
}
