import { afterEach, expect, it, vi } from 'vitest'
import { describeEndpoint, describeSlot } from './releases/contract-schemas.ts'
import * as z from './lazy-zod.ts'

afterEach(() => {
  vi.doUnmock('zod/mini')
  vi.resetModules()
})

it('makes a schema when it is asked, and not before', () => {
  const person = z.object({ name: z.string() })
  // zod itself refuses it where it is declared
  const without = z.omit(person, { age: true } as never)
  const holding = z.object({ without: z.optional(without) }).check(z.refine(() => true))
  expect(holding.shape).toHaveProperty('without')
  expect(() => z.safeParse(holding, { without: {} })).toThrow('Unrecognized key')
})

it('makes a schema once', () => {
  const text = z.string().check(z.trim(), z.maxLength(3, 'field.max-length'))
  expect(text._zod).toBe(text._zod)
  expect(z.safeParse(text, ' abc ')).toEqual({ success: true, data: 'abc' })
  expect(z.safeParse(text, 'abcd').error?.issues[0]?.message).toBe('field.max-length')
})

it('declares every endpoint and slot as zod does', async () => {
  const described = async () => {
    vi.resetModules()
    const { allEndpoints, allSlots } = await import('@lunchpail/contracts/addresses')
    const all = [...allEndpoints.map(describeEndpoint), ...allSlots.map(describeSlot)]
    return new Map(all.map((one) => [one.name, JSON.stringify(one)]))
  }
  const eager = await described()
  vi.doMock('zod/mini', () => import('./lazy-zod.ts'))
  const late = await described()
  expect(late.size).toBeGreaterThan(100)
  expect([...eager.keys()].filter((name) => late.get(name) !== eager.get(name))).toEqual([])
})
