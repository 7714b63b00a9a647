import { once } from 'node:events'
import net from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testAuth } from '../test/test-auth.ts'
import { echo, smallServer } from '../test/test-service.ts'
import { testSite } from '../test/test-site.ts'

const list = '/api/hire/v1/position/'
const save = '/app/start/'
const hidden = 'GET /internal/schemas HTTP/1.1\r\nHost: x\r\nX-Hidden: 1\r\n\r\n'
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`

/** Bytes as an attacker sends them: two readers of the same bytes must not see two different requests. */
const shapes: Record<string, string> = {
  'content-length named by Connection': `GET ${list} HTTP/1.1\r\nHost: x\r\nConnection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'content-length and close named by Connection': `GET ${list} HTTP/1.1\r\nHost: x\r\nConnection: close, content-length\r\nContent-Type:\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'transfer-encoding named by Connection': `POST ${save} HTTP/1.1\r\nHost: x\r\nConnection: transfer-encoding\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(hidden)}`,
  'content-length named by Connection of a write': `POST ${save} HTTP/1.1\r\nHost: x\r\nConnection: content-length, content-type, host\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a body on HEAD': `HEAD ${list} HTTP/1.1\r\nHost: x\r\nConnection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a body on DELETE': `DELETE /api/hire/v1/suggestion/0198aaaa-0000-7000-8000-000000000000/ HTTP/1.1\r\nHost: x\r\nConnection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a body on an overridden method': `POST ${save} HTTP/1.1\r\nHost: x\r\nX-HTTP-Method-Override: PATCH\r\nConnection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'CL.TE': `POST ${save} HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'TE.CL': `POST ${save} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(hidden)}`,
  'TE.TE': `POST ${save} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${hidden}`,
  'an obfuscated transfer-encoding': `POST ${save} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding : chunked\r\n\r\n${chunked(hidden)}`,
  'two lengths': `POST ${save} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a list of lengths': `POST ${save} HTTP/1.1\r\nHost: x\r\nContent-Length: 0, ${hidden.length}\r\n\r\n${hidden}`,
  'bare line feeds': `POST ${save} HTTP/1.1\nHost: x\nContent-Length: 0\nX: 1\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(hidden)}`,
  'an upgrade to HTTP/2': `GET ${list} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n${hidden}`,
  'an upgrade to a web socket, with a body': `POST ${save} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, content-length\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a folded transfer-encoding': `POST ${save} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding:\r\n chunked\r\n\r\n${chunked(hidden)}`,
  'a chunk that ends by a bare line feed': `POST ${save} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0;\n\n${hidden}`,
  'a folded header': `POST ${save} HTTP/1.1\r\nHost: x\r\nX: 1\r\n Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a chunk that is longer than it says': `POST ${save} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n${hidden}0\r\n\r\n`,
}

describe('request smuggling', () => {
  it.each(Object.entries(shapes))('%s makes no second request of a service', async (_name, bytes) => {
    const auth = await testAuth()
    onTestFinished(auth.stop)
    const seen: { url: string | undefined; headers: string[] }[] = []
    const service = await smallServer((request, response) => {
      seen.push({ url: request.url, headers: request.rawHeaders })
      echo(request, response)
    })
    onTestFinished(service.stop)
    const site = await testSite({
      AUTH_URL: auth.url,
      JOBS_URL: service.url,
      WIZARD_URL: service.url,
      MATCHES_URL: service.url,
    })
    const { hostname, port } = new URL(site.url)
    const socket = net.connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    let received = ''
    socket.on('data', (data) => (received += data.toString()))
    socket.on('error', () => {})
    socket.write(bytes)
    await once(socket, 'data')

    // Whatever waits on the service's connections comes out before the responses to these.
    for (let count = 0; count < 3; count += 1) {
      const response = await fetch(`${site.url}${list}?page=${count + 1}`)
      expect(((await response.json()) as { url: string }).url).toBe(`${list}?page=${count + 1}`)
    }
    expect(seen.filter(({ url }) => url?.startsWith('/internal/'))).toEqual([])
    expect(seen.filter(({ headers }) => headers.includes('X-Hidden'))).toEqual([])
    expect(received).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(received.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(2)
  })

  it('frames what it sends by itself, and passes no header on that it does not know', async () => {
    const auth = await testAuth()
    onTestFinished(auth.stop)
    const service = await smallServer(echo)
    onTestFinished(service.stop)
    const site = await testSite({ AUTH_URL: auth.url, WIZARD_URL: service.url })
    const response = await fetch(site.url + save, {
      method: 'POST',
      body: '{"complete":0}',
      headers: { 'content-type': 'application/json', 'x-internal': '1', 'x-csrf-token': 'c' },
    })
    const { headers } = (await response.json()) as { headers: Record<string, string> }
    expect(headers).toMatchObject({
      'content-length': '14',
      'content-type': 'application/json',
      'x-csrf-token': 'c',
      host: new URL(service.url).host,
    })
    expect(headers).not.toHaveProperty('x-internal')
  })
})
