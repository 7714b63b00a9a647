import { once } from 'node:events'
import net from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { smallServer } from './test/test-service.ts'
import { testSite } from './test/test-site.ts'

/** The first line of the response to these bytes. */
async function statusOf(url: string, bytes: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(bytes)
  const [data] = (await once(socket, 'data')) as [Buffer]
  return data.toString().split('\r\n')[0]
}

describe('the address of a request', () => {
  it.each([
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: %%%\r\n\r\n'],
    ['a Host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['a Host with a person', 'GET /jobs HTTP/1.1\r\nHost: a@b\r\n\r\n'],
    ['two Hosts in one', 'GET / HTTP/1.1\r\nHost: a, b\r\n\r\n'],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: a:port\r\n\r\n'],
    ['the target *', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['the target * of OPTIONS', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a target that is no address', 'GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a target without its slash', 'GET jobs HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('is refused with 400: %s', async (_name, bytes) => {
    const site = await testSite()
    expect(await statusOf(site.url, bytes)).toBe('HTTP/1.1 400 Bad Request')
  })

  it.each([
    ['//', 'GET // HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['/%', 'GET /% HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a whole address', 'GET http://a/jobs?ajax=1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no Host in HTTP/1.0', 'GET /jobs?ajax=1 HTTP/1.0\r\n\r\n'],
    [
      'an endpoint by its whole address',
      'GET http://a/api/hire/v1/position/?page=1 HTTP/1.1\r\nHost: a\r\n\r\n',
    ],
  ])('is no failure of the site: %s', async (_name, bytes) => {
    const service = await smallServer((request, response) => response.end(JSON.stringify(request.url)))
    onTestFinished(service.stop)
    const site = await testSite({ JOBS_URL: service.url })
    expect(await statusOf(site.url, bytes)).toMatch(/^HTTP\/1\.1 (200|404|503)/)
  })
})
