import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { Listed, ReleaseStore } from './release-store.ts'

interface Bucket {
  /** of the store, with the bucket's name as its path */
  readonly address: string
  readonly region: string
  readonly id: string
  readonly secret: string
}

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name)

const typeOf = (key: string): string => (key.endsWith('.json') ? 'application/json' : 'application/zip')

/** Releases in a bucket that speaks S3's API, which all shells read, on whichever machines they are. */
export function bucketStore({ address, region, id, secret }: Bucket): ReleaseStore {
  const { origin, pathname } = new URL(address)
  const Bucket = pathname.split('/').find(Boolean)
  if (Bucket === undefined) throw new Error(`RELEASE_STORE names no bucket: ${address}`)
  /** by the store's clock: how far ours is ahead of it */
  let aheadMs = 0
  const client = new S3Client({
    endpoint: origin,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: id, secretAccessKey: secret },
    // Stores that are not Amazon's reject or corrupt the checksums that newer clients send unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 30_000 },
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const { headers = {} } = result.response as { headers?: Record<string, string | undefined> }
      const date = Date.parse(headers['date'] ?? '')
      if (!Number.isNaN(date)) aheadMs = Date.now() - date
      return result
    },
    { step: 'deserialize', name: 'storeClock', priority: 'low' },
  )
  const put = (Key: string, Body: Uint8Array | string, condition: { IfNoneMatch?: '*' } = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: typeOf(Key), ...condition }))
  return {
    address,
    read: async (Key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Buffer.from(await Body!.transformToByteArray())
      } catch (error) {
        if (isNamed(error, 'NoSuchKey')) return undefined
        throw error
      }
    },
    create: async (key, bytes) => {
      try {
        await put(key, bytes, { IfNoneMatch: '*' })
        return true
      } catch (error) {
        // a conflict is another put of the same name that is under way
        if (isNamed(error, 'PreconditionFailed', 'ConditionalRequestConflict')) return false
        throw error
      }
    },
    replace: async (key, bytes) => {
      await put(key, bytes)
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    list: async (Prefix) => {
      const found: Listed[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified)
            found.push({ key: Key, ageMs: Date.now() - aheadMs - LastModified.getTime() })
      return found
    },
    watch: () => () => {},
    close: () => client.destroy(),
  }
}
