import { expect, it } from 'vitest'
import { cut } from './cut.ts'

it.each([
  ['Order Picker', 'Order Picker'],
  ['Order Picker II', 'Order Picke…'],
  ['Order Clerk ', 'Order Clerk'],
  ['a\u202eb\nc', 'a b c'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Ana 👩\u200d🚒', 'Ana 👩\u200d🚒'],
  ['🚚🚚🚚🚚🚚🚚🚚🚚🚚🚚🚚🚚🚚', '🚚🚚🚚🚚🚚🚚🚚🚚🚚🚚🚚…'],
])('%j is %j', (name, shown) => expect(cut(name, 12)).toBe(shown))
