import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { objectStoreEnvironment, openObjectStore, type StoreConfig } from './object-store.ts'

interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let asked: Asked[] = []
let answer: { status: number; body: string } = { status: 200, body: '' }
const server = createServer((request, response) => {
  const { method, url, headers } = request
  void text(request).then((body) => {
    asked.push({ method, url, headers, body })
    response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(answer.body)
  })
})
let config: StoreConfig
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  config = z.object(objectStoreEnvironment).parse({
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: '' }
})

const open = (more: Partial<StoreConfig> = {}) => {
  const store = openObjectStore({ ...config, ...more })!
  onTestFinished(() => store.close())
  return store
}
const failed = (status: number, code: string) => {
  answer = { status, body: `<Error><Code>${code}</Code><Message>no</Message></Error>` }
}

it('is none without an address or a key', () => {
  for (const missing of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(openObjectStore({ ...config, [missing]: undefined })).toBeNull()
})

it('has an address, and a region and a bucket by default', () => {
  expect(config).toMatchObject({ S3_REGION: 'us-east-1', S3_BUCKET: 'lunchpail' })
  const wrong = z.object(objectStoreEnvironment).safeParse({ S3_ENDPOINT: 'store' })
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    'must be an address, for example http://127.0.0.1:9000',
  ])
})

it('puts an object into its bucket, in the path, as it is, and with no checksum that was not asked for', async () => {
  await open().put('resumes/1', 'text/plain', Buffer.from('words'))
  expect(asked).toMatchObject([
    {
      method: 'PUT',
      url: expect.stringMatching(/^\/lunchpail\/resumes\/1(\?|$)/),
      headers: {
        'content-type': 'text/plain',
        authorization: expect.stringMatching(/Credential=id\/\d+\/us-east-1\/s3\//),
      },
      body: 'words',
    },
  ])
  expect(Object.keys(asked[0]!.headers).join()).not.toMatch(/checksum|crc/)
})

it('puts it into another bucket and region where they are told', async () => {
  await open({ S3_BUCKET: 'other', S3_REGION: 'eu-west-1' }).put('a', 'text/plain', Buffer.from(''))
  expect(asked[0]!.url).toMatch(/^\/other\/a/)
  expect(asked[0]!.headers.authorization).toContain('/eu-west-1/')
})

it('reads an object, as a stream or whole', async () => {
  answer = { status: 200, body: 'words' }
  expect(await text((await open().open('a'))!)).toBe('words')
  expect(await open().read('a')).toEqual(Buffer.from('words'))
  expect(asked).toMatchObject([
    { method: 'GET', url: expect.stringContaining('/lunchpail/a?') },
    { method: 'GET' },
  ])
  expect(Object.keys(asked[0]!.headers).join()).not.toMatch(/checksum/)
})

it('has null for an object that is not there, and fails where the store does', async () => {
  failed(404, 'NoSuchKey')
  expect(await open().open('a')).toBeNull()
  expect(await open().read('a')).toBeNull()
  failed(403, 'AccessDenied')
  await expect(open().open('a')).rejects.toThrow('no')
  await expect(open().put('a', 'text/plain', Buffer.from(''))).rejects.toThrow('no')
  await expect(open().remove('a')).rejects.toThrow('no')
})

it('asks twice before it fails', async () => {
  failed(500, 'InternalError')
  await expect(open().read('a')).rejects.toThrow('no')
  expect(asked).toHaveLength(2)
})

it('removes an object', async () => {
  answer = { status: 204, body: '' }
  await open().remove('resumes/1')
  expect(asked).toMatchObject([
    { method: 'DELETE', url: expect.stringMatching(/^\/lunchpail\/resumes\/1\?/) },
  ])
})

it('signs an address for a time, which takes that type and length alone', async () => {
  const address = new URL(
    await open({ S3_ENDPOINT: 'https://store.example' }).signPut({
      key: 'resumes/1',
      type: 'application/pdf',
      bytes: 77,
      seconds: 600,
    }),
  )
  expect(`${address.origin}${address.pathname}`).toBe('https://store.example/lunchpail/resumes/1')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    'X-Amz-Expires': '600',
    'X-Amz-SignedHeaders': 'content-length;content-type;host',
  })
  expect(asked).toEqual([])
})
