import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { schemaErrors } from './schema-errors.ts'

const errorsOf = (schema: z.ZodMiniType, sent: unknown) =>
  schemaErrors(z.safeParse(schema, sent).error?.issues)

it('names each key that an object does not know', () => {
  const schema = z.strictObject({ jobs: z.array(z.strictObject({ title: z.string() })) })
  const errors = errorsOf(schema, { jobs: [{ title: 'Picker', pay: 1, boss: 2 }], admin: true })
  expect(Object.entries(errors)).toEqual([
    ['jobs.0.pay', { key: 'field.unknown', values: {} }],
    ['jobs.0.boss', { key: 'field.unknown', values: {} }],
    ['admin', { key: 'field.unknown', values: {} }],
  ])
})

it.each(['constructor', 'toString'])('finds what is wrong with a field that is called %s', (name) => {
  const errors = errorsOf(z.object({ [name]: z.string('field.required') }), { [name]: 1 })
  expect(errors[name]).toEqual({ key: 'field.required', values: {} })
})

it('names as many fields as are asked for, the first that were found', () => {
  const { error } = z.safeParse(z.strictObject({ a: z.int(), b: z.int() }), { a: '', b: '', c: 1, d: 1 })
  expect(Object.keys(schemaErrors(error?.issues, 3))).toEqual(['a', 'b', 'c'])
  expect(Object.keys(schemaErrors(error?.issues, 1))).toEqual(['a'])
})

it('[MT-06] says how long a text may be that is one of two forms', () => {
  const text = z.string().check(z.maxLength(5, 'field.max-length'))
  const errors = errorsOf(z.object({ response: z.union([text, z.array(text)]) }), { response: 'abcdef' })
  expect(errors).toEqual({ response: { key: 'field.max-length', values: { n: 5 } } })
})
