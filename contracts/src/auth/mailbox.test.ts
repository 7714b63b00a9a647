import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+jobs@example.com', 'ana@example.com'],
  ['ana+1+2@example.com', 'ana@example.com'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['a.na@googlemail.com', 'ana@gmail.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['+1@example.com', '+1@example.com'],
])('%s is read at %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
