import { once } from 'node:events'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import tls from 'node:tls'
import { makeCertificate } from '@lunchpail/kit-events/testing/certificate'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bodyOf, smallServer } from '../test/test-service.ts'
import { CallerGone, maxBodyBytes, upstream, UpstreamFailure, type Forward } from './upstream.ts'

/** Answers each request by its number; undefined closes the connection, as a service does that closes a kept one. */
const service = async (
  answer: (request: number) => string | undefined,
  end = (socket: net.Socket): void => void socket.destroy(),
) => {
  let requests = 0
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', () => {
      const text = answer((requests += 1))
      if (text === undefined) end(socket)
      else socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${text.length}\r\n\r\n${text}`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { send, close } = upstream()
  onTestFinished(async () => {
    await close()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call = async (method: string, overrides: Partial<Forward> = {}) => {
    const { signal } = new AbortController()
    const forward = { base, method, target: '/', headers: {}, timeoutMs: 5_000, signal, ...overrides }
    return (await send(forward)).body.text()
  }
  return { call, close, sent: () => requests }
}

it.each(['GET', 'HEAD', 'DELETE'])(
  'sends a %s again whose connection was closed under it',
  async (method) => {
    const { call, sent } = await service((request) => (request === 1 ? undefined : ''))
    expect(await call(method)).toBe('')
    expect(sent()).toBe(2)
  },
)

it('sends a read again whose connection was reset under it', async () => {
  const { call, sent } = await service(
    (request) => (request === 1 ? undefined : 'ok'),
    (socket) => void socket.resetAndDestroy(),
  )
  expect(await call('GET')).toBe('ok')
  expect(sent()).toBe(2)
})

it.each(['POST', 'PATCH'])('never sends a %s twice: the service may have done it', async (method) => {
  const { call, sent } = await service((request) => (request === 1 ? undefined : ''))
  await expect(call(method)).rejects.toThrow(UpstreamFailure)
  expect(sent()).toBe(1)
})

it('never sends a body twice', async () => {
  const { call, sent } = await service((request) => (request === 1 ? undefined : ''))
  await expect(call('DELETE', { body: 'once' })).rejects.toThrow(UpstreamFailure)
  expect(sent()).toBe(1)
})

it('passes a body on up to its limit, and answers who sends more', async () => {
  const { send, close } = upstream()
  const behind = await smallServer((request, response) => {
    bodyOf(request).then(
      (body) => response.end(String(body.length)),
      () => response.destroy(),
    )
  })
  const front = await smallServer((request, response) => {
    const { signal } = new AbortController()
    const forward = { base: behind.url, target: '/', headers: {}, timeoutMs: 5_000, signal, body: request }
    send({ ...forward, method: 'POST' })
      .then(async ({ body }) => response.end(await body.text()))
      .catch((failure: Error) => {
        request.resume()
        response.end(failure.constructor.name)
      })
  })
  onTestFinished(async () => void (await Promise.all([front.stop(), close(), behind.stop()])))
  const answer = async (bytes: number) =>
    (await fetch(front.url, { method: 'POST', body: 'x'.repeat(bytes) })).text()
  expect(await answer(1)).toBe('1')
  expect(await answer(maxBodyBytes)).toBe(String(maxBodyBytes))
  expect(await answer(maxBodyBytes + 1)).toBe('BodyTooLarge')
})

it('says that a caller is gone who left in the middle of a body', async () => {
  const { call } = await service(() => 'ok')
  const failure = Promise.withResolvers<unknown>()
  const silent = await smallServer(() => {})
  const front = await smallServer((request) => {
    call('POST', { base: silent.url, body: request }).catch(failure.resolve)
  })
  onTestFinished(async () => void (await Promise.all([front.stop(), silent.stop()])))
  const { hostname, port } = new URL(front.url)
  const caller = net.connect(Number(port), hostname)
  caller.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf', () => caller.destroy())
  expect(await failure.promise).toBeInstanceOf(CallerGone)
})

it('sends a read again once, and then says that there is no answer', async () => {
  const { call, sent } = await service(() => undefined)
  await expect(call('GET')).rejects.toThrow('upstream failed: UND_ERR_SOCKET')
  expect(sent()).toBe(2)
})

it('says by its code why there is no answer, and that a caller is gone', async () => {
  const { call } = await service(() => 'ok')
  await expect(call('GET', { base: 'http://127.0.0.1:9' })).rejects.toMatchObject({
    message: 'upstream failed: ECONNREFUSED',
    cause: { code: 'ECONNREFUSED' },
  })
  await expect(call('GET', { signal: AbortSignal.abort() })).rejects.toThrow(CallerGone)
})

it('sends a write again that no instance took, with its body', async () => {
  const { send, close } = upstream()
  const behind = await smallServer((request, response) => {
    void bodyOf(request).then((body) => response.end(`took ${body}`))
  })
  const front = await smallServer((request, response) => {
    const { signal } = new AbortController()
    const forward = { base: behind.url, target: '/', headers: {}, timeoutMs: 5_000, signal, body: request }
    send({ ...forward, method: 'POST' })
      .then(async ({ body }) => response.end(await body.text()))
      .catch((failure: Error) => response.end(failure.message))
  })
  // behind one address, the first connection meets an instance that has ended: nothing listens on port 9
  const { connect } = net
  let connections = 0
  const spy = vi.spyOn(net, 'connect').mockImplementation(((options: net.TcpNetConnectOpts) => {
    const first = String(options.port) === new URL(behind.url).port && (connections += 1) === 1
    return connect(first ? { ...options, port: 9 } : options)
  }) as typeof connect)
  onTestFinished(async () => {
    spy.mockRestore()
    await Promise.all([front.stop(), close(), behind.stop()])
  })
  const answer = await fetch(front.url, { method: 'POST', body: 'once' })
  expect([await answer.text(), connections]).toEqual(['took once', 2])
})

it.each([
  [502, 'text/html', 'failed'],
  [503, undefined, 'failed'],
  [504, 'text/plain', 'failed'],
  [503, 'application/json; charset=utf-8', 'passed on'],
  [500, 'text/html', 'passed on'],
])(
  'a %i with content type %s is %s: services answer in JSON, a proxy before them with its own page',
  async (status, type, result) => {
    const { send, close } = upstream()
    const proxy = await smallServer((_, response) => {
      response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end('?')
    })
    onTestFinished(async () => void (await Promise.all([close(), proxy.stop()])))
    const { signal } = new AbortController()
    const sent = send({ base: proxy.url, method: 'GET', target: '/', headers: {}, timeoutMs: 5_000, signal })
    if (result === 'passed on') expect((await sent).statusCode).toBe(status)
    else await expect(sent).rejects.toThrow(new UpstreamFailure(`upstream failed: ${status} of a proxy`))
  },
)

it('sends nothing more once it is closed', async () => {
  const { call, close, sent } = await service(() => 'ok')
  expect(await call('GET')).toBe('ok')
  await close()
  await expect(call('GET')).rejects.toThrow(UpstreamFailure)
  expect(sent()).toBe(1)
})

it('sends by https to a service whose certificate an authority vouches for, and nothing to another', async () => {
  const { key, cert } = makeCertificate()
  const received: (string | undefined)[] = []
  const server = https.createServer({ key, cert }, ({ url }, response) => {
    received.push(url)
    response.end('by TLS')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { send, close } = upstream()
  const known = tls.getCACertificates()
  onTestFinished(async () => {
    tls.setDefaultCACertificates(known)
    await close()
    server.close()
  })
  const base = `https://localhost:${(server.address() as AddressInfo).port}`
  const { signal } = new AbortController()
  const forward = { base, method: 'GET', target: '/x', headers: {}, timeoutMs: 5_000, signal }
  await expect(send(forward)).rejects.toThrow(UpstreamFailure)
  expect(received).toEqual([])
  tls.setDefaultCACertificates([...known, cert])
  expect(await (await send(forward)).body.text()).toBe('by TLS')
})
