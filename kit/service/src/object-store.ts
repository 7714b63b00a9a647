import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import * as z from 'zod/mini'

/** The variables of a service that keeps objects. Without an endpoint it has no store. */
export const objectStoreEnvironment = {
  S3_ENDPOINT: z.optional(z.url('must be an address, for example http://127.0.0.1:9000')),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z._default(z.string(), 'lunchpail'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
}

export interface StoreConfig {
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION: string
  readonly S3_BUCKET: string
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

/** What a signed address lets its holder put: no other type, and no other length. */
interface SignedPut {
  readonly key: string
  readonly type: string
  readonly bytes: number
  readonly seconds: number
}

export interface ObjectStore {
  readonly put: (key: string, type: string, bytes: Uint8Array) => Promise<void>
  /** null where there is no such object */
  readonly open: (key: string) => Promise<Readable | null>
  /** the whole of an object that is small; null where there is none */
  readonly read: (key: string) => Promise<Buffer | null>
  /** An object that is not there is removed too. */
  readonly remove: (key: string) => Promise<void>
  readonly signPut: (put: SignedPut) => Promise<string>
  readonly close: () => void
}

export function openObjectStore(config: StoreConfig): ObjectStore | null {
  if (!config.S3_ENDPOINT || !config.S3_ACCESS_KEY_ID || !config.S3_SECRET_ACCESS_KEY) return null
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY },
    // Stores that are not Amazon's reject or corrupt the checksums that newer clients send unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 },
  })
  const Bucket = config.S3_BUCKET
  const open = async (Key: string): Promise<Readable | null> => {
    let answer: GetObjectCommandOutput
    try {
      answer = await client.send(new GetObjectCommand({ Bucket, Key }))
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'NoSuchKey') return null
      throw failure
    }
    return answer.Body instanceof Readable ? answer.Body : null
  }
  return {
    put: async (Key, ContentType, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, ContentType, Body }))
    },
    open,
    read: async (key) => {
      const stream = await open(key)
      return stream && buffer(stream)
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    signPut: ({ key: Key, type: ContentType, bytes: ContentLength, seconds: expiresIn }) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType, ContentLength }), {
        expiresIn,
        signableHeaders: new Set(['content-type', 'content-length']),
      }),
    close: () => client.destroy(),
  }
}
