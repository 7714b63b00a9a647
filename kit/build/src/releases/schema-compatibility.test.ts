import { describe, expect, it } from 'vitest'
import { allEndpoints } from '@lunchpail/contracts/addresses'
import { object } from '../../test/test-descriptor.ts'
import { describeEndpoint } from './contract-schemas.ts'
import { endpointIncompatibilities } from './release-compatibility.ts'
import { schemaIncompatibilities } from './schema-compatibility.ts'
import type { PayloadKind, JsonSchema } from './schema-compatibility.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const whole = { type: 'integer' }
const nothing = { type: 'null' }
const oneOf = (...values: unknown[]) => ({ type: 'string', enum: values })
const either = (...anyOf: object[]) => ({ anyOf })
const list = (items: object) => ({ type: 'array', items })
const closed = (schema: object) => ({ ...schema, additionalProperties: false })

const fits: [string, JsonSchema, JsonSchema, PayloadKind?][] = [
  ['the same', object({ a: text }), object({ a: text })],
  ['more than is read', object({ a: text }), object({ a: text, b: number })],
  [
    'more than a closed answer tells',
    closed(object({ a: text })),
    object({ a: text, b: number }),
    'response',
  ],
  ['what may be absent and is', object({ a: text }, []), object({})],
  ['a whole number where any is read', number, whole],
  ['one of fewer values', oneOf('a', 'b', 'c'), oneOf('a', 'b')],
  ['one constant of the values', oneOf('a', 'b'), { const: 'a' }],
  ['an answer with a new value', oneOf('a'), oneOf('a', 'b'), 'response'],
  ['anything where anything is read', {}, object({ a: text })],
  ['anything where nothing is known of it', text, {}],
  ['no null where null is read too', either(text, nothing), text],
  ['either where either is read', either(text, number, nothing), either(nothing, text)],
  ['lists of what is read', list(object({ a: text })), list(object({ a: text, b: text }))],
  ['a record of what is read', { type: 'object', additionalProperties: text }, object({ a: text })],
  ['other limits', { type: 'string', maxLength: 10 }, { type: 'string', maxLength: 200 }],
  [
    'parts that hold at once',
    object({ a: text, b: text }),
    { allOf: [object({ a: text }), object({ b: text })] },
  ],
  [
    'what a reference names',
    { $ref: '#/$defs/x', $defs: { x: object({ a: text }) } },
    { $ref: '#/definitions/y', definitions: { y: object({ a: text }) } },
  ],
]

const node = { type: 'object', properties: { next: { $ref: '#' }, value: text }, required: ['value'] }

const clashes: [string, JsonSchema, JsonSchema, string, PayloadKind?][] = [
  ['a missing field', object({ a: text }), object({}), 'it.a is needed but not there'],
  [
    'a field that may be absent',
    object({ a: text }),
    object({ a: text }, []),
    'it.a is needed but may be absent',
  ],
  ['another type', object({ a: text }), object({ a: number }), 'it.a is number where string is read'],
  ['any number where a whole one is read', whole, number, 'it is number where integer is read'],
  ['null where none is read', text, either(text, nothing), 'it is null where string is read'],
  [
    'another type in a list',
    list(object({ a: text })),
    list(object({ a: nothing })),
    'it[].a is null where string is read',
  ],
  ['an object where a text is read', text, object({}), 'it is object where string is read'],
  ['a value that is not known', oneOf('a'), oneOf('a', 'b'), 'it may be "b", which is not known'],
  ['any text where some are known', oneOf('a'), text, 'it may be something else than "a"'],
  [
    'a field that is not taken',
    closed(object({ a: text })),
    object({ a: text, b: text }),
    'it.b is not taken',
  ],
  [
    'another type in a record',
    { type: 'object', additionalProperties: text },
    object({ a: number }),
    'it.a is number where string is read',
  ],
  ['neither of two', either(text, nothing), number, 'it is number where string is read'],
  [
    'a clash deep in a schema of itself',
    node,
    { ...node, properties: { ...node.properties, value: number } },
    'it.value is number where string is read',
  ],
  [
    'an answer of another type than the value',
    oneOf('a'),
    number,
    'it is number where string is read',
    'response',
  ],
]

describe('whether what is written can be read', () => {
  it('is so of all that fits', () => {
    const refused = fits.flatMap(([what, reader, writer, payload = 'request']) => {
      const reasons = schemaIncompatibilities(reader, writer, payload, 'it')
      return reasons.length > 0 ? [{ what, reasons }] : []
    })
    expect(refused).toEqual([])
  })

  it('is refused where it cannot, with the reason', () => {
    const unsaid = clashes.flatMap(([what, reader, writer, reason, payload = 'request']) => {
      const reasons = schemaIncompatibilities(reader, writer, payload, 'it')
      return reasons.includes(reason) ? [] : [{ what, reason, reasons }]
    })
    expect(unsaid).toEqual([])
  })

  it('is so of every endpoint as it is declared', () => {
    const refused = allEndpoints.flatMap((declared) => {
      const described = describeEndpoint(declared)
      return endpointIncompatibilities(described, described)
    })
    expect(refused).toEqual([])
  })
})
