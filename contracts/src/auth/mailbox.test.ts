import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it('tells where each address is read', () => {
  const rows = [
    ['Ana@Example.com', 'ana@example.com'],
    ['ana+jobs@example.com', 'ana@example.com'],
    ['ana+1+2@example.com', 'ana@example.com'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['a.na@googlemail.com', 'ana@gmail.com'],
    ['a.n.a@example.com', 'a.n.a@example.com'],
    ['+1@example.com', '+1@example.com'],
  ] as const
  expect(rows.map(([address]) => [address, mailboxOf(address)])).toEqual(rows)
})
