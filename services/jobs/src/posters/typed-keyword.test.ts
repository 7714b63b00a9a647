import { expect, it } from 'vitest'
import { typedKeyword } from './typed-keyword.ts'

it.each([
  ['', null],
  ['dock', 'DOCK'],
  [' Día 7! ', 'DIA7'],
  ['abc', 'ABC'],
  ['a'.repeat(20), 'A'.repeat(20)],
])('[BY-21] %j is kept as %j', (typed, word) => expect(typedKeyword(typed)).toBe(word))

it.each(['ab', 'a'.repeat(21), '7dock', ' ', '!!!'])(
  '[BY-21] %j is no keyword, which its field says',
  (typed) => {
    expect(() => typedKeyword(typed)).toThrow(
      expect.objectContaining({ refusal: 'invalid', fieldErrors: { keyword: 'field.invalid' } }),
    )
  },
)

it.each(['stop', 'Help', 'START', 'unsubscribe'])('[BY-21] %j means something else in a text', (typed) => {
  expect(() => typedKeyword(typed)).toThrow(expect.objectContaining({ refusal: 'keyword-reserved' }))
})
