import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { objectStore } from './server.ts'

const credentials = { id: 'id', secret: 'secret' }
const Bucket = 'documents'

describe('the development object store, by the real SDK', () => {
  const folder = temporaryFolder()
  const origins = ['http://site.example']
  const server = objectStore({
    folder: folder.path,
    credentials,
    buckets: [Bucket],
    origins,
    mostBytes: 1_000_000,
  })
  let endpoint: string
  const clientOf = (options: { secret?: string; id?: string; plain?: boolean } = {}): S3Client =>
    new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId: options.id ?? 'id', secretAccessKey: options.secret ?? 'secret' },
      ...(options.plain
        ? { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' }
        : {}),
    })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    folder.remove()
  })

  it.each([
    ['whole', false],
    ['as a stream, in chunks', true],
  ])('keeps what is put %s, byte by byte', async (_how, streamed) => {
    const bytes = randomBytes(300_000)
    const Key = `../../a folder/ñandú (1)+&=${streamed}.pdf`
    const Body = streamed ? Readable.from([bytes.subarray(0, 70_001), bytes.subarray(70_001)]) : bytes
    const facts = { ContentType: 'application/pdf', ContentLength: bytes.length, Metadata: { owner: '7' } }
    await clientOf().send(new PutObjectCommand({ Bucket, Key, Body, ...facts }))
    const read = await clientOf().send(new GetObjectCommand({ Bucket, Key }))
    expect(Buffer.from(await read.Body!.transformToByteArray()).equals(bytes)).toBe(true)
    expect(read).toMatchObject({ ContentType: 'application/pdf', Metadata: { owner: '7' } })
    const part = await clientOf().send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=10-19' }))
    expect(Buffer.from(await part.Body!.transformToByteArray()).equals(bytes.subarray(10, 20))).toBe(true)
    expect(await clientOf().send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentLength: 300_000,
    })
    await clientOf().send(new DeleteObjectCommand({ Bucket, Key }))
    await expect(clientOf().send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    })
  })

  it('replaces an object, also by nothing', async () => {
    const put = (Body: string) =>
      clientOf({ plain: true }).send(
        new PutObjectCommand({ Bucket, Key: 'same', Body, ContentLength: Body.length }),
      )
    await put('first')
    await put('')
    const { Body } = await clientOf().send(new GetObjectCommand({ Bucket, Key: 'same' }))
    expect(await Body!.transformToString()).toBe('')
  })

  it.each([
    [{ secret: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ id: 'another' }, 'InvalidAccessKeyId'],
  ])('refuses %o', async (wrong, name) => {
    const put = new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' })
    await expect(clientOf(wrong).send(put)).rejects.toMatchObject({
      name,
      $metadata: { httpStatusCode: 403 },
    })
  })

  it('refuses whoever signs nothing, another bucket, and too much', async () => {
    expect((await fetch(`${endpoint}/${Bucket}/same`)).status).toBe(403)
    const other = new GetObjectCommand({ Bucket: 'other', Key: 'k' })
    await expect(clientOf().send(other)).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await clientOf().send(new HeadBucketCommand({ Bucket }))
    const large = new PutObjectCommand({ Bucket, Key: 'large', Body: Buffer.alloc(1_000_001) })
    await expect(clientOf({ plain: true }).send(large)).rejects.toThrow()
    const gone = new HeadObjectCommand({ Bucket, Key: 'large' })
    await expect(clientOf().send(gone)).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('lets a browser put by a signed address: that content, that type, that key, for a while', async () => {
    const command = new PutObjectCommand({ Bucket, Key: 'cv', ContentType: 'text/plain', ContentLength: 5 })
    const url = await getSignedUrl(clientOf({ plain: true }), command, {
      expiresIn: 60,
      signableHeaders: new Set(['content-type', 'content-length']),
    })
    const put = (address: string, type = 'text/plain', body = 'hello') =>
      fetch(address, {
        method: 'PUT',
        body,
        headers: { 'content-type': type, origin: 'http://site.example' },
      })
    const allowed = await put(url)
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://site.example')
    expect((await put(url, 'text/html')).status).toBe(403)
    expect((await put(url, 'text/plain', 'hello again')).status).toBe(403)
    expect((await put(url.replace('/cv?', '/other?'))).status).toBe(403)
    const past = new Date(Date.now() - 3_600_000)
    const old = await getSignedUrl(clientOf({ plain: true }), command, { expiresIn: 60, signingDate: past })
    expect((await put(old)).status).toBe(403)
  })

  it("answers a page's first question only for known origins", async () => {
    const ask = (origin: string) =>
      fetch(`${endpoint}/${Bucket}/cv`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'content-type' },
      })
    expect((await ask('http://site.example')).headers.get('access-control-allow-headers')).toBe(
      'content-type',
    )
    expect((await ask('http://elsewhere.example')).status).toBe(403)
  })
})
