import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import * as contract from '../test/sample/contract.ts'
import type { Reply } from './route.ts'
import { alreadyChecked, checkResponse } from './check-response.ts'

const note = { id: 'n1', text: 'Hello' }
const cookies = [{ name: 'sample', value: 'a', maxAge: 60 }]
type AnyReply = Reply<typeof contract.addNote>
const check = (reply: object) => checkResponse(contract.addNote, reply as AnyReply)

it('lets out what the schema declares, with the headers and cookies of the use case', () => {
  const reply = { status: 201, body: { note: { ...note, secret: 'x' }, more: 1 }, cookies }
  expect(check(reply)).toStrictEqual({ status: 201, body: { note }, cookies })
})

it.each([
  ['has a status that it does not declare: 200', { status: 200, body: { note } }],
  ['has a status that it does not declare: undefined', { body: { note } }],
  ['does not fit its schema: note.text invalid_type', { status: 201, body: { note: { id: 'n1' } } }],
  [
    'does not fit its schema: note.id invalid_type, note.text invalid_type',
    { status: 201, body: { note: {} } },
  ],
])('fails where it %s', (why, reply) => {
  expect(() => check(reply)).toThrow(
    expect.objectContaining({
      name: 'ResponseError',
      message: `the response of engagement.note.add ${why}`,
    }),
  )
})

it('checks a response once: the one that was kept for a repeat is given as it is', () => {
  const first = check({ status: 201, body: { note: { ...note, secret: 'x' } } })
  expect(check(first)).toBe(first)
  const kept = alreadyChecked({ status: 201, body: { kept: true } })
  expect(check(kept)).toBe(kept)
})

it('leaves bytes that are streamed as they are', () => {
  const bytes = { status: 200, stream: Readable.from(['bytes']), type: 'image/png' }
  expect(check(bytes)).toBe(bytes)
})
