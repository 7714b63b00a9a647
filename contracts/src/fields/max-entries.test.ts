import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { recordOf } from './max-entries.ts'
import { application } from '../wizard/application.ts'

const values = (entries: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: entries }, (_, index) => [index + 1, value]))

it('takes a record of as many entries as it may have, and what is wrong with each of them', () => {
  const schema = recordOf(z.string().check(z.maxLength(2)), z.int('field.choose'), 3)
  expect(z.parse(schema, values(3, 7))).toEqual({ 1: 7, 2: 7, 3: 7 })
  const { error } = z.safeParse(schema, values(3, 'no'))
  expect(error?.issues.map(({ path }) => path)).toEqual([['1'], ['2'], ['3']])
  expect(z.safeParse(schema, undefined).success).toBe(false)
  expect(z.safeParse(schema, [1, 2]).success).toBe(false)
})

it('reads no entry of a record that has too many, and finds one thing wrong with it', () => {
  let read = 0
  const value = z.string().check(z.refine(() => ((read += 1), false)))
  const { error } = z.safeParse(z.object({ shifts: recordOf(z.string(), value, 50) }), {
    shifts: values(51, 'x'),
  })
  expect(error?.issues).toMatchObject([{ path: ['shifts'], message: 'field.invalid' }])
  expect(read).toBe(0)
})

it.each(['pref_shift_start', 'utm'] as const)('counts the entries of %s in an application first', (field) => {
  const { error } = z.safeParse(application, { [field]: values(15_000, 1) })
  expect(error?.issues).toMatchObject([{ path: [field], message: 'field.invalid' }])
})
