import { describe, expect, it } from 'vitest'
import { answerHeaders, requestHeaders } from './forwarded-headers.ts'

const stamp = {
  requestId: 'r1',
  traceparent: '00-trace',
  language: 'es',
  address: '198.51.100.1',
  token: 'token-1',
  ownPage: true,
}
const own = {
  'x-request-id': 'r1',
  traceparent: '00-trace',
  'accept-language': 'es',
  'x-forwarded-for': '198.51.100.1',
  'x-own-page': '1',
  authorization: 'Bearer token-1',
}

describe('what a service is told', () => {
  const passed = {
    accept: 'application/json',
    'idempotency-key': 'k1',
    'if-none-match': '"e1"',
    'user-agent': 'Browser/1',
    'x-csrf-token': 'c1',
  }
  const ofBody = {
    'content-type': 'application/json',
    'content-length': '2',
    'x-twilio-signature': 's1',
    'x-twilio-email-event-webhook-signature': 's2',
    'x-twilio-email-event-webhook-timestamp': '1',
  }
  const kept = {
    cookie: 'session=s1',
    host: 'site.example',
    connection: 'keep-alive, x-csrf-token',
    'transfer-encoding': 'chunked',
    'x-forwarded-host': 'evil.example',
    'x-http-method-override': 'PATCH',
    ...Object.fromEntries(Object.keys(own).map((name) => [name, 'forged'])),
  }

  it('is what it needs of the caller, and what the gateway knows', () => {
    const headers = { ...passed, ...ofBody, ...kept }
    expect(requestHeaders(headers, true, stamp)).toEqual({ ...passed, ...ofBody, ...own })
  })

  it('is nothing of a body where none is passed on', () => {
    expect(requestHeaders({ ...passed, ...ofBody }, false, stamp)).toEqual({ ...passed, ...own })
  })

  it('is no authorization of a visitor, whatever the caller wrote', () => {
    const headers = requestHeaders({ authorization: 'Bearer forged' }, false, { ...stamp, token: undefined })
    expect(headers).not.toHaveProperty('authorization')
  })

  it('[AU-21] is no word of its own page that the caller wrote', () => {
    const headers = requestHeaders({ 'x-own-page': '1' }, true, { ...stamp, ownPage: false })
    expect(headers['x-own-page']).toBeUndefined()
  })
})

describe('what a browser is told', () => {
  it('is what the service says, to be kept by no cache unless the service says so', () => {
    expect(answerHeaders({ 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'b=2'],
    })
    expect(answerHeaders({ 'cache-control': 'max-age=60' })).toEqual({ 'cache-control': 'max-age=60' })
  })

  it.each([
    'connection',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'x-powered-by',
  ])('is not %s, which is of one connection or of no use', (name) => {
    expect(answerHeaders({ [name]: 'x', etag: '"e1"' })).toEqual({
      'cache-control': 'no-store',
      etag: '"e1"',
    })
  })

  it('is no header that the connection names, and none without a value', () => {
    const answer = {
      connection: 'close, X-One ,x-two',
      'x-one': '1',
      'x-two': '2',
      'x-three': '3',
      age: undefined,
    }
    expect(answerHeaders(answer)).toStrictEqual({ 'cache-control': 'no-store', 'x-three': '3' })
  })
})
