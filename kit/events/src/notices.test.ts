import { expect, it } from 'vitest'
import { decodeNotice, encodeNotice } from './notices.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('decodes what it encoded', () => {
  for (const notice of [
    { kind: 'changed', accountId: 'a-1', topic: 'applications' },
    { kind: 'session', sessionId: 's-1' },
  ] as const) {
    const { subject, payload } = encodeNotice(notice)
    expect(decodeNotice(subject, bytes(payload))).toEqual(notice)
  }
})

it('decodes nothing from other messages', () => {
  expect(decodeNotice('live.account.a-1', bytes('{'))).toBeUndefined()
  expect(decodeNotice('live.account.a-1', bytes('{"topic":4}'))).toBeUndefined()
  expect(decodeNotice('live', bytes('{}'))).toBeUndefined()
  expect(decodeNotice('live.session', bytes('{}'))).toBeUndefined()
})
