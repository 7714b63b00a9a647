import { expect, it } from 'vitest'
import { isNestedTooDeep } from './nesting.ts'

const nested = (levels: number, open = '[', close = ']'): string => open.repeat(levels) + close.repeat(levels)
const tooDeep = (json: string): boolean => isNestedTooDeep(Buffer.from(json))

it('takes what contracts nest, and no more', () => {
  expect(tooDeep(nested(32))).toBe(false)
  expect(tooDeep(nested(33))).toBe(true)
  expect(tooDeep(nested(33, '{"a":', '}'))).toBe(true)
  expect(tooDeep(`{"a":[${'[],{},'.repeat(100)}[]]}`)).toBe(false)
})

it('counts no brackets within a string, wherever it ends', () => {
  expect(tooDeep(JSON.stringify({ text: `"\\${nested(100)}`, 'é👷[{': '\\' }))).toBe(false)
  expect(tooDeep(`{"a":"\\\\","b":${nested(32)}}`)).toBe(true)
})
