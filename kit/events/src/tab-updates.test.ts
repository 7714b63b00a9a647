import { expect, it } from 'vitest'
import { decodeTabUpdate, encodeTabUpdate } from './tab-updates.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('decodes what it encoded', () => {
  for (const update of [
    { kind: 'changed', accountId: 'a-1', topic: 'applications' },
    { kind: 'session', sessionId: 's-1' },
  ] as const) {
    const { subject, payload } = encodeTabUpdate(update)
    expect(decodeTabUpdate(subject, bytes(payload))).toEqual(update)
  }
})

it('decodes nothing from other messages', () => {
  expect(decodeTabUpdate('live.account.a-1', bytes('{'))).toBeUndefined()
  expect(decodeTabUpdate('live.account.a-1', bytes('{"topic":4}'))).toBeUndefined()
  expect(decodeTabUpdate('live', bytes('{}'))).toBeUndefined()
  expect(decodeTabUpdate('live.session', bytes('{}'))).toBeUndefined()
})
