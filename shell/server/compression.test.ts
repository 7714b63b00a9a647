import { request } from 'node:http'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compression } from './compression.ts'
import type { SiteMiddleware } from './site-state.ts'
import { middlewareServer } from './test/test-middleware.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

/** What comes of a response by the bytes on the wire: `fetch` would unpack it. */
const answered = async (answer: SiteMiddleware, encodings: string | undefined = 'br', method = 'GET') => {
  const server = await middlewareServer(compression, answer)
  onTestFinished(server.stop)
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings }
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer; text: string }>((resolve, reject) => {
    const sent = request(server.url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const encoding = response.headers['content-encoding'] as keyof typeof unpack | undefined
        const text = (encoding && bytes.length > 0 ? unpack[encoding](bytes) : bytes).toString()
        resolve({ headers: response.headers, bytes, text })
      })
    })
    sent.on('error', reject).end()
  })
}
const long = 'work near you '.repeat(200)
const sending =
  (body: unknown, type = 'text/html; charset=utf-8', headers: Record<string, string> = {}): SiteMiddleware =>
  (ctx) => {
    ctx.body = body
    ctx.type = type
    ctx.set(headers)
  }

describe('a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('is sent to whoever takes %j as %s', async (encodings, encoding) => {
    const { headers, bytes, text } = await answered(sending(long), encodings)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' })
    expect([headers['content-encoding'], text]).toEqual([encoding, long])
    if (encoding) expect(bytes.length).toBeLessThan(long.length / 10)
  })

  it.each([
    ['text/css', true],
    ['application/json', true],
    ['application/manifest+json', true],
    ['text/javascript', true],
    ['application/javascript', true],
    ['image/svg+xml', true],
    ['text/event-stream', false],
    ['image/png', false],
    ['application/octet-stream', false],
    ['font/woff2', false],
  ])('of %s is made smaller: %s', async (type, isSmaller) => {
    const { headers, text } = await answered(sending(long, type))
    expect([headers['content-encoding'] === 'br', text]).toEqual([isSmaller, long])
    expect(headers['vary']).toBe(isSmaller ? 'accept-encoding' : undefined)
  })

  it('is left as it is below a kilobyte, for which it depends on its size alone', async () => {
    const of = (bytes: number) => answered(sending('x'.repeat(bytes)))
    expect((await of(1_023)).headers).not.toHaveProperty('content-encoding')
    expect((await of(1_023)).headers['vary']).toBe('accept-encoding')
    expect((await of(1_024)).headers['content-encoding']).toBe('br')
  })

  it('may be an object, bytes or a stream, whose length is unknown', async () => {
    const value = { word: long }
    expect(JSON.parse((await answered(sending(value, 'application/json'))).text)).toEqual(value)
    const streamed = await answered(sending(Readable.from([long.slice(0, 10), long.slice(10)])), 'gzip')
    expect([streamed.headers['content-encoding'], streamed.text]).toEqual(['gzip', long])
    expect((await answered(sending(Readable.from(['short'])))).text).toBe('short')
  })

  it('that is compressed already, empty or a head is left as it is', async () => {
    const packed = await answered(sending(gzipSync(long), 'text/css', { 'content-encoding': 'gzip' }))
    expect([packed.headers['content-encoding'], packed.text]).toEqual(['gzip', long])
    expect((await answered(sending(long), 'br', 'HEAD')).headers).not.toHaveProperty('content-encoding')
    const nothing = await answered((ctx) => {
      ctx.body = null
    })
    expect([nothing.headers['content-encoding'], nothing.bytes.length]).toEqual([undefined, 0])
    const unchanged = await answered((ctx) => {
      ctx.status = 304
      ctx.type = 'text/css'
    })
    expect(unchanged.headers).not.toHaveProperty('content-encoding')
  })

  it('has an entity tag that says it is another form of the same, and no length of the other form', async () => {
    const tagged = async (etag: string) => {
      const { headers } = await answered(sending(long, 'text/css', { etag, 'content-length': '2800' }))
      expect(headers).not.toHaveProperty('content-length')
      return headers['etag']
    }
    expect(await tagged('"abc"')).toBe('W/"abc"')
    expect(await tagged('W/"abc"')).toBe('W/"abc"')
    expect((await answered(sending(long))).headers).not.toHaveProperty('etag')
  })
})
